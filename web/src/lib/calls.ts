// What the profile and links in e-mails ask of the server: how somebody is called when it is their turn. Nobody at a table needs it.

import { ask, withQuery } from "./api";
import type { Lang } from "./catalogues";
import type { CallsTold, MailTold, PushWish } from "./types";

export const calls = {
  told: () => ask<CallsTold>("GET", "/me/calls"),
  here: (wish: PushWish) => ask<unknown>("POST", "/me/push", wish),
  hereNoMore: () => ask<unknown>("DELETE", "/me/push"),
  askForMail: (address: string, lang: Lang) => ask<MailTold>("POST", "/me/mail", { address, lang }),
  wantMail: (wanted: boolean) => ask<unknown>("PATCH", "/me/mail", { wanted }),
  forgetMail: () => ask<unknown>("DELETE", "/me/mail"),
  confirmMail: (token: string) => ask<unknown>("POST", "/mail/confirm", { token }),
  leaveMail: (token: string) => ask<unknown>("POST", withQuery("/mail/unsubscribe", { token })),
};
