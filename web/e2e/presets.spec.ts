// Before a table is made, a name that people know sets all switches, and each can still be changed.

import { expect, test } from "./server";

test("Maximum Chrome is one click, and a switch of it another", async ({ page }) => {
  await page.goto("/new/thunder-road");
  const everything = page.getByRole("radio", { name: "Maximum Chrome: everything" });
  const base = page.getByRole("radio", { name: "Thunder Road: Vendetta", exact: true });
  const switches = page.locator(".option input[type=checkbox]");
  const on = () => switches.evaluateAll((all) => all.filter((one) => (one as HTMLInputElement).checked).length);
  await expect(base.last()).toBeChecked();
  expect(await on()).toBe(0);

  await everything.check();
  expect(await on()).toBe(11);
  await expect(page.getByRole("radio", { name: "6", exact: true })).toBeVisible();

  // The single switches are folded behind the names that stand for them.
  await page.locator(".options summary").first().click();
  await page.getByRole("checkbox", { name: "Big Rig", exact: true }).uncheck();
  await expect(page.getByRole("radio", { name: "my own mix" })).toBeChecked();
  await expect(everything).not.toBeChecked();

  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Open the table" }).click();
  const { options } = (await sent).postDataJSON() as { options: Record<string, unknown> };
  expect(options).toMatchObject({ carnage: true, final_five: true, big_rig: false, one_shots: true });
});
