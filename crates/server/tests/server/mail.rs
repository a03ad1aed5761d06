//! E-mail: a mail server of the test's own, links that work signed out, and how it stops.

use crate::client::{Guest, House, PATIENCE};
use crossroads_server::settings::MailSettings;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

const SITE: &str = "https://play.example";
const DAY_MS: u64 = 24 * 3_600_000;

/// A letter as it came over the line.
#[derive(Debug)]
struct Letter {
    to: String,
    head: String,
    /// In the clear.
    text: String,
}

impl Letter {
    /// What is said in a line of the head, folded or not.
    fn header(&self, name: &str) -> String {
        let head = self.head.replace("\r\n ", " ");
        let line = head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")).map(str::to_owned));
        line.unwrap_or_default()
    }

    /// The link in it that leads to such a place.
    fn link(&self, place: &str) -> String {
        let begin = format!("{SITE}{place}");
        let at = self.text.find(&begin).unwrap_or_else(|| panic!("no {place} in {}", self.text));
        self.text[at + begin.len()..].split_whitespace().next().unwrap().to_owned()
    }
}

/// A mail server that takes everything, or refuses it.
struct Post {
    url: String,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl Post {
    async fn open() -> Post {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone()));
            }
        });
        Post { url, letters }
    }

    async fn next(&mut self) -> Letter {
        tokio::time::timeout(PATIENCE, self.letters.recv()).await.expect("a letter comes").unwrap()
    }

    fn is_silent(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

async fn take(stream: TcpStream, letters: mpsc::UnboundedSender<Letter>) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 post.test ESMTP\r\n").await.unwrap();
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let word = line.split([' ', '\r']).next().unwrap().to_uppercase();
        let answer = match word.as_str() {
            "RCPT" => {
                line.trim_end().clone_into(&mut to);
                "250 yes"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                let mut whole = String::new();
                while !whole.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut whole).await.unwrap();
                }
                let (head, body) = whole.trim_end_matches(".\r\n").split_once("\r\n\r\n").unwrap();
                let to = to.trim_start_matches("RCPT TO:<").trim_end_matches('>').to_owned();
                let text = clear(head, body);
                letters.send(Letter { to, head: head.to_owned(), text }).unwrap();
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 yes",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
    }
}

/// A text as it was before it was made fit for the line.
fn clear(head: &str, body: &str) -> String {
    use base64::Engine as _;
    if head.contains("Content-Transfer-Encoding: base64") {
        let letters: String = body.split_whitespace().collect();
        let bytes = base64::engine::general_purpose::STANDARD.decode(letters).unwrap();
        return String::from_utf8(bytes).unwrap();
    }
    if !head.contains("Content-Transfer-Encoding: quoted-printable") {
        return body.to_owned();
    }
    let (mut bytes, body) = (Vec::new(), body.replace("=\r\n", ""));
    let mut rest = body.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        if *first == b'=' {
            bytes.push(u8::from_str_radix(std::str::from_utf8(&rest[..2]).unwrap(), 16).unwrap());
            rest = &rest[2..];
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).unwrap()
}

async fn house(post: &Post) -> House {
    let mail = MailSettings {
        smtp: post.url.clone(),
        from: "Crossroads <tables@play.example>".to_owned(),
        site: SITE.to_owned(),
    };
    House::with(|settings| settings.mail = Some(mail)).await
}

/// A table of two by days that has just started and waits for both.
async fn table(host: &Guest, ana: &Guest) -> String {
    let clock = json!({ "each": { "decision_ms": 3 * DAY_MS, "bank_ms": 0 } });
    let wish = json!({ "game": "railroad-ink", "seats": 2, "listed": true, "clock": clock });
    let id = host.post("/api/tables", &wish).await["id"].as_str().unwrap().to_owned();
    ana.post(&format!("/api/tables/{id}/sit"), &json!({})).await;
    host.post(&format!("/api/tables/{id}/start"), &json!({})).await;
    id
}

/// Somebody without a session follows a link.
async fn follow(house: &House, path: &str, body: &Value) -> u16 {
    reqwest::Client::new().post(house.url(path)).json(body).send().await.unwrap().status().as_u16()
}

async fn ask(ana: &Guest, address: &str, lang: &str) -> Value {
    ana.post("/api/me/mail", &json!({ "address": address, "lang": lang })).await
}

async fn confirmed(house: &House, post: &mut Post, ana: &Guest, lang: &str) {
    ask(ana, "ana@example.org", lang).await;
    let token = post.next().await.link("/mail/confirm/");
    assert_eq!(follow(house, "/api/mail/confirm", &json!({ "token": token })).await, 200);
}

#[tokio::test]
async fn who_confirms_an_address_is_written_to_once_a_turn_and_leaves_by_a_link() {
    let mut post = Post::open().await;
    let house = house(&post).await;
    let (bo, ana) = (house.member("Bo").await, house.member("Ana").await);
    let told = ana.get("/api/me/calls").await;
    assert_eq!((&told["can_mail"], &told["mail"]), (&json!(true), &Value::Null));

    let told = ask(&ana, " ana@example.org ", "uk").await;
    assert_eq!(told, json!({ "address": "ana@example.org", "confirmed": false, "wanted": true }));
    let asked = post.next().await;
    assert_eq!(
        (asked.to.as_str(), asked.header("Auto-Submitted").as_str()),
        ("ana@example.org", "auto-generated")
    );
    assert!(asked.text.contains("підтвердьте") && !asked.text.contains("Ana"), "{}", asked.text);
    // Nothing is sent before the address is known to be hers.
    let first = table(&bo, &ana).await;
    let token = asked.link("/mail/confirm/");
    let broken = format!("{}0", &token[..token.len() - 1]);
    for wrong in ["", "a-b", "a-1-b", &broken, &token.replace('-', "")] {
        assert_eq!(follow(&house, "/api/mail/confirm", &json!({ "token": wrong })).await, 404, "{wrong}");
    }
    assert_eq!(follow(&house, "/api/mail/confirm", &json!({ "token": token })).await, 200);
    assert_eq!(ana.get("/api/me/calls").await["mail"]["confirmed"], true);

    let second = table(&bo, &ana).await;
    let letter = post.next().await;
    assert!(letter.text.contains(&format!("{SITE}/t/{second}")) && !letter.text.contains(&first));
    assert!(
        letter.text.contains("Вітаємо, Ana!") && letter.text.contains("За столом: Bo."),
        "{}",
        letter.text
    );
    assert!(letter.text.contains("На хід лишилося 2 дні."), "{}", letter.text);
    assert!(letter.header("From").contains("tables@play.example"));
    // The other one plays on: she has been written to for this turn.
    let look = bo.get(&format!("/api/tables/{second}/look")).await;
    bo.post(&format!("/api/tables/{second}/act"), &json!({ "action": look["legal"][0] })).await;

    let leave = letter.link("/mail/unsubscribe/");
    assert_eq!(letter.header("List-Unsubscribe"), format!("<{SITE}/mail/unsubscribe/{leave}>"));
    assert_eq!(letter.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let http = reqwest::Client::new();
    // As a mail program does it, which is nobody who is signed in.
    let one_click = http.post(house.url(&format!("/mail/unsubscribe/{leave}")));
    let one_click = one_click.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(one_click.body("List-Unsubscribe=One-Click").send().await.unwrap().status(), 200);
    let told = ana.get("/api/me/calls").await["mail"].clone();
    assert_eq!((&told["confirmed"], &told["wanted"]), (&json!(true), &json!(false)));
    table(&bo, &ana).await;
    // She wants it after all, and the next letter is of the table after that.
    ana.send("PATCH", "/api/me/mail", Some(&json!({ "wanted": true }))).await;
    let last = table(&bo, &ana).await;
    assert!(post.next().await.text.contains(&last));
    assert_eq!(follow(&house, &format!("/api/mail/unsubscribe?token={leave}"), &json!({})).await, 200);
    assert_eq!(ana.get("/api/me/calls").await["mail"]["wanted"], false);
    assert!(post.is_silent());
}

#[tokio::test]
async fn a_letter_says_everything_in_every_language() {
    let mut post = Post::open().await;
    let house = house(&post).await;
    let bo = house.member("Bo").await;
    for (name, lang, subject) in
        [("Ann", "en", "Your turn: Railroad Ink: Blazing Red"), ("Анна", "ru", "=?utf-8?")]
    {
        let ana = house.member(name).await;
        ask(&ana, &format!("{lang}@example.org"), lang).await;
        let token = post.next().await.link("/mail/confirm/");
        assert_eq!(follow(&house, "/api/mail/confirm", &json!({ "token": token })).await, 200);
        table(&bo, &ana).await;
        let letter = post.next().await;
        assert!(letter.header("Subject").starts_with(subject), "{}", letter.head);
        assert!(letter.text.contains(name) && !letter.text.contains(['{', '}']), "{}", letter.text);
    }
}

#[tokio::test]
async fn an_address_is_asked_so_often_and_written_to_so_often() {
    let mut post = Post::open().await;
    let house = house(&post).await;
    let (bo, ana) = (house.member("Bo").await, house.member("Ana").await);
    confirmed(&house, &mut post, &ana, "en").await;
    for _ in 0..20 {
        let id = table(&bo, &ana).await;
        assert!(post.next().await.text.contains(&id));
    }
    table(&bo, &ana).await;
    // A person, and whoever else: an address is not asked more than four times an hour.
    for _ in 0..3 {
        ask(&ana, "ana@example.org", "en").await;
        post.next().await;
    }
    let again = json!({ "address": "cy@example.org", "lang": "en" });
    ana.fails("POST", "/api/me/mail", Some(&again), "too_many").await;
    let her = json!({ "address": "ANA@example.org", "lang": "en" });
    bo.fails("POST", "/api/me/mail", Some(&her), "too_many").await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert!(post.is_silent(), "twenty letters a day, and no more");
}

#[tokio::test]
async fn an_address_goes_with_its_person_and_is_in_the_export() {
    let mut post = Post::open().await;
    let house = house(&post).await;
    let ana = house.member("Ana").await;
    confirmed(&house, &mut post, &ana, "en").await;
    let export = ana.get("/api/me/export").await;
    assert_eq!(export["mail"], json!({ "address": "ana@example.org", "confirmed": true, "wanted": true }));
    let rows = |house: &House| {
        let database = rusqlite::Connection::open(house.database()).unwrap();
        database.query_row("SELECT count(*) FROM mail", [], |row| row.get::<_, u32>(0)).unwrap()
    };
    assert_eq!(rows(&house), 1);
    ana.send("DELETE", "/api/me/mail", None).await;
    assert_eq!((rows(&house), &ana.get("/api/me/calls").await["mail"]), (0, &Value::Null));
    // An older link is of an address that is not hers any more.
    ask(&ana, "other@example.org", "en").await;
    let token = post.next().await.link("/mail/confirm/");
    ask(&ana, "third@example.org", "en").await;
    assert_eq!(follow(&house, "/api/mail/confirm", &json!({ "token": token })).await, 404);
    ana.send("DELETE", "/api/me", None).await;
    assert_eq!(rows(&house), 0);
}

#[tokio::test]
async fn guests_and_nonsense_are_not_written_to() {
    let post = Post::open().await;
    let house = house(&post).await;
    let (guest, ana) = (house.guest().await, house.member("Ana").await);
    let wish = json!({ "address": "ana@example.org", "lang": "en" });
    guest.fails("POST", "/api/me/mail", Some(&wish), "forbidden").await;
    for address in
        ["", "ana", "ana@", "@example.org", "ana@example.org\r\nBcc: eve@example.org", "a b@example.org"]
    {
        let wish = json!({ "address": address, "lang": "en" });
        ana.fails("POST", "/api/me/mail", Some(&wish), "not_acceptable").await;
    }
    ana.fails("PATCH", "/api/me/mail", Some(&json!({ "wanted": true })), "not_found").await;
}

/// Without a mail server nothing of it is there.
#[tokio::test]
async fn a_server_without_a_mail_server_knows_nothing_of_it() {
    let house = House::open().await;
    let ana = house.member("Ana").await;
    assert_eq!(ana.get("/api/me/calls").await["can_mail"], false);
    let wish = json!({ "address": "ana@example.org", "lang": "en" });
    ana.fails("POST", "/api/me/mail", Some(&wish), "not_found").await;
    assert_eq!(follow(&house, "/api/mail/confirm", &json!({ "token": "a-1-b" })).await, 404);
}
