//! Where people want to be called back to their tables: browsers, and addresses for e-mail. Asked of both stores by `suite`.

use crate::suite::{Handle, guest, missing, person_id, session};
use crossroads_store::{MailRow, SubscriptionRow};

fn subscription(session: &[u8], endpoint: &str, created_ms: i64) -> SubscriptionRow {
    SubscriptionRow {
        session: session.to_owned(),
        endpoint: endpoint.to_owned(),
        public_key: vec![4, 0, 255],
        secret: vec![7; 16],
        lang: "uk".to_owned(),
        created_ms,
    }
}

pub async fn a_subscription_ends_with_its_session(store: &Handle, other: &Handle) {
    let ana = person_id("ana");
    store.put_person(guest("ana", "Ana")).await.unwrap();
    store.put_session(session(b"phone", "ana", 10)).await.unwrap();
    store.put_session(session(b"desk", "ana", 20)).await.unwrap();
    missing(store.put_subscription(subscription(b"nowhere", "https://push.example/0", 1)).await);
    let (phone, desk) = (
        subscription(b"phone", "https://push.example/1", 1),
        subscription(b"desk", "https://push.example/2", 2),
    );
    store.put_subscription(phone.clone()).await.unwrap();
    store.put_subscription(desk.clone()).await.unwrap();
    assert_eq!(other.subscriptions_of(&ana, 0).await.unwrap(), [desk.clone(), phone.clone()]);
    assert_eq!(
        other.subscriptions_of(&ana, 15).await.unwrap(),
        std::slice::from_ref(&desk),
        "a session can be too old"
    );
    assert_eq!(other.subscriptions_of(&person_id("bo"), 0).await.unwrap(), []);

    let renewed = subscription(b"desk", "https://push.example/3", 3);
    store.put_subscription(renewed.clone()).await.unwrap();
    assert_eq!(
        other.subscriptions_of(&ana, 0).await.unwrap(),
        [renewed, phone.clone()],
        "one for each session"
    );
    store.delete_session(b"desk").await.unwrap();
    assert_eq!(other.subscriptions_of(&ana, 0).await.unwrap(), std::slice::from_ref(&phone));
    store.delete_subscription(b"phone").await.unwrap();
    assert_eq!(other.subscriptions_of(&ana, 0).await.unwrap(), []);
    store.put_subscription(phone).await.unwrap();
    store.delete_person(&ana).await.unwrap();
    assert_eq!(other.subscriptions_of(&ana, 0).await.unwrap(), []);
}

pub async fn a_browser_is_told_of_one_person_and_a_person_at_ten_browsers(store: &Handle, other: &Handle) {
    for id in ["ana", "bo"] {
        store.put_person(guest(id, id)).await.unwrap();
        store.put_session(session(id.as_bytes(), id, 1)).await.unwrap();
    }
    store.put_subscription(subscription(b"ana", "https://push.example/same", 1)).await.unwrap();
    store.put_subscription(subscription(b"bo", "https://push.example/same", 2)).await.unwrap();
    assert_eq!(other.subscriptions_of(&person_id("ana"), 0).await.unwrap(), [], "Bo is signed in there now");
    assert_eq!(other.subscriptions_of(&person_id("bo"), 0).await.unwrap().len(), 1);

    for number in 0..12_u8 {
        store.put_session(session(&[number], "ana", 1)).await.unwrap();
        let endpoint = format!("https://push.example/{number}");
        store.put_subscription(subscription(&[number], &endpoint, 100 + i64::from(number))).await.unwrap();
    }
    let kept = other.subscriptions_of(&person_id("ana"), 0).await.unwrap();
    let kept: Vec<u8> = kept.iter().map(|row| row.session[0]).collect();
    assert_eq!(kept, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], "the newest ten");
    assert_eq!(other.subscriptions_of(&person_id("bo"), 0).await.unwrap().len(), 1, "and nobody else's");
}

pub async fn an_address_is_its_persons_and_goes_with_them(store: &Handle, other: &Handle) {
    let ana = person_id("ana");
    let written = MailRow {
        person: ana.clone(),
        address: "ana@example.org".to_owned(),
        lang: "ru".to_owned(),
        confirmed: false,
        wanted: true,
        day: 20_776,
        sent: 3,
    };
    missing(store.put_mail(written.clone()).await);
    store.put_person(guest("ana", "Ana")).await.unwrap();
    assert_eq!(other.mail_of(&ana).await.unwrap(), None);
    store.put_mail(written.clone()).await.unwrap();
    assert_eq!(other.mail_of(&ana).await.unwrap(), Some(written.clone()));
    let confirmed = MailRow { confirmed: true, wanted: false, sent: 4, ..written };
    store.put_mail(confirmed.clone()).await.unwrap();
    assert_eq!(other.mail_of(&ana).await.unwrap(), Some(confirmed.clone()));
    store.delete_mail(&ana).await.unwrap();
    assert_eq!(other.mail_of(&ana).await.unwrap(), None);
    store.put_mail(confirmed).await.unwrap();
    store.delete_person(&ana).await.unwrap();
    assert_eq!(other.mail_of(&ana).await.unwrap(), None);
}
