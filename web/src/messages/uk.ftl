# Слова самої сторінки. Що каже гра, лежить у каталозі гри.

## Усюди

nav-home = На головну
nav-main = Головне меню
nav-skip = Перейти до змісту
nav-lobby = Столи
nav-new = Новий стіл
nav-rules = Правила
nav-me = Профіль
gallery = Галерея
cancel = Скасувати
close = Закрити
dismiss = Прибрати
copy = Скопіювати
copied = Скопійовано
yes = так
game = Гра
size = Розмір
seats = Місця
seats-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
tables-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
players = Гравців: { $least }–{ $most }
continue = Далі
join = Сісти
look = Відкрити
watch = Дивитися
name = Ім’я
password = Пароль
rule-link = Пункт { $clause }
broken-title = Crossroads недоступний
broken-again = Спробувати ще раз
licences = Ліцензії
licences-text = Crossroads побудовано на праці інших людей. Ось ліцензії, за якими він використовує та поширює зроблене ними.
nowhere-title = Ця дорога нікуди не веде
nowhere-text = За цією адресою нічого немає. Сторінка переїхала, або посилання загубило літеру дорогою.

## Боти й місця

bot-random = Легкий бот
bot-greedy = Середній бот
bot-search = Сильний бот
bot-other = Бот { $name }
seat-free = вільно
seat-gone = гравця більше немає
seat-you = ви
seat-host = господар столу
seat-bot = бот
seat-present = за столом
seat-away = немає за столом
seat-acts = робить хід
stand-in-clock = час вийшов: грає бот, поки гравця немає
stand-in-resigned = гравець здається: далі грає бот
status-open = чекає на гравців
status-running = гра триває
status-over = завершено

## Головна

start-title = Настільні ігри про дороги
start-text = Дорожні настільні ігри в браузері: з друзями чи з ботами. Правила знає сам стіл, вам залишається грати.
start-play = Зіграти з ботом просто зараз
start-friends = Зіграти з друзями
start-lobby = Відкриті столи
start-free = Безкоштовно, без реєстрації та встановлення.
start-continue = Ваші партії
start-games = Ігри
play-bot = Зіграти з ботом
game-railroad-ink = Чотири кубики показують шосе та залізниці. Усі малюють ті самі шляхи, кожен на своєму планшеті; перемагає той, хто з’єднає більше виходів і зробить менше помилок.
game-heat = Автоперегони з картами на руці. Вибирайте передачу, стримуйте швидкість перед поворотами, використовуйте турбо двигуна у слушний момент і першими перетніть фінішну лінію.
game-thunder-road = Банди мчать розбитою дорогою, яку викладають по дорозі. Ставте кубики на машини й команди, женіть, зіштовхуйте й стріляйте; перемагає остання банда або перша машина на фініші.
game-steampunk-rally = Винахідники мчать через Альпи на машинах, які збирають дорогою. Вибирайте відсіки й підсилення, з’єднуйте вентиль із вентилем, заповнюйте пази парою, теплом та електрикою й не розгубіть усе по дорозі.

## Столи

lobby-new = Новий стіл
lobby-tables = Столи
lobby-show = Які столи показати
lobby-open = Сісти грати
lobby-running = Дивитися
lobby-every-game = усі ігри
lobby-empty-open = Зараз ніхто не чекає. Відкрийте стіл або довіртеся швидкій грі.
lobby-empty-running = Відкритих партій зараз немає.
quick-title = Швидка гра
quick-text = Сядете з першим, хто прийде.
quick-go = Знайти стіл

## Новий стіл

new-title = Новий стіл
new-seats = Скільки місць
new-you = Ви
new-seat-for = Місце { $number }
new-free = вільно для людини
new-options = Як грати
new-finer = Тонкощі
new-time = Час
new-who = Хто може сісти
new-invited = За запрошенням
new-listed = Усі, через список столів
new-create = Відкрити стіл
new-start = Почати гру
clock = Годинник
clock-none = Без годинника
clock-real = У реальному часі
clock-days = За листуванням
clock-none-help = Кожен думає стільки, скільки треба.
clock-real-help = Стільки на кожне рішення; що понад те, береться із запасу часу, який не поповнюється. Коли закінчиться й він, за гравця грає бот, поки той не повернеться.
clock-days-help = Для партій на кілька днів: заходьте, коли зручно.
clock-decision = Секунд на рішення
clock-bank = Запас часу у хвилинах
clock-days-each = Днів на рішення
clock-left = залишилося часу
clock-told-real = { $seconds } с на рішення, запас часу { $minutes } хв
clock-told-days = { $days ->
    [one] { $days } день на рішення
    [few] { $days } дні на рішення
   *[many] { $days } днів на рішення
}

## Перед початком

waiting-for-start = Чекаємо на початок
waiting-for-host = Гру починає { $name }.
sit = Сісти сюди
sit-anywhere = Сісти за стіл
sit-as-guest = Увійти гостем
by-invitation = За цей стіл сідають за запрошенням. Попросіть посилання в господаря; дивитися можна, щойно гра почнеться.
place-a-bot = Посадити бота
place-bot = Бот на місце { $number }
send-away = Звільнити місце
start = Почати
start-needs-all = На кожному місці має сидіти людина або бот.
leave = Піти
invite-title = Запросити
invite-text = Хто відкриє це посилання, зможе сісти за стіл без реєстрації.
invite-link = Посилання-запрошення

## Стіл

table = Стіл
table-loading = Йдемо до столу…
table-missing = Такого столу немає
table-missing-text = Посилання неповне, або столу ніколи не було.
board = Поле
board-broken = Це поле не вдається намалювати. Журнал і поле словами працюють.
beside = Поруч із полем
steps = Попередні позиції
step-first = На початок
step-back = Крок назад
step-forward = Крок уперед
step-last = До поточної позиції
turn-mine = Ваш хід
turn-others = Чекаємо: { $names }
turn-resigned = Ви здалися; далі грає бот
turn-late = Ваш час вийшов; за вас грає бот
come-back = Я тут
turn-nobody = Хвилинку
over = Гру завершено
over-won = { $count ->
    [one] Перемога: { $names }
   *[other] Перемогу ділять { $names }
}
undo = Скасувати
hint = Підказка
hint-none = Для цієї позиції підказки немає.
rematch = Ще партію
rematch-go = До нової партії
replay = Перегляд партії
record = Завантажити запис партії
resign = Здатися
resign-title = Здатися?
resign-text = На вашому місці дограє бот, і повернутися в цю партію буде неможливо.
rewind-ask = Попросити повернути хід
rewind-waiting = Ви попросили повернути ваш останній хід. Решта мають погодитися.
rewind-asked = { $name } просить повернути свій останній хід.
rewind-agree = Погодитися
rewind-object = Заперечити
rewind-withdraw = Передумати
study-title = Позиція { $number }
study-back = До поточної позиції
study-new = { $count ->
    [one] { $count } новий крок: до поточної позиції
    [few] { $count } нові кроки: до поточної позиції
   *[many] { $count } нових кроків: до поточної позиції
}
reconnecting = Відновлюємо зв’язок…
text-twin = Поле словами
commitment = Відбиток кидків, закріплений до першого кубика

## Журнал і чат

log = Журнал
log-empty = Поки що нічого не сталося.
log-show = Показати позицію { $number }
log-caused = { $count ->
    [one] і ще { $count } подія
    [few] і ще { $count } події
   *[many] і ще { $count } подій
}
log-taken-back = Скасовано.
chat = Чат
chat-empty = Поки що всі мовчать.
chat-say = Сказати
chat-send = Надіслати
chat-mute = Не показувати
chat-unmute = Знову показувати: { $name }
chat-silence = Заглушити для всіх
chat-unsilence = Знову дати слово: { $name }
chat-silenced = Господар столу позбавив вас слова.
chat-somebody = Хтось
chat-unread = непрочитаних

## Повтор

replay-begin = Початок
replay-eyes = Чиїми очима
replay-mine = моїми
replay-spectator = глядача
replay-table = До столу
replay-play = Пуск
replay-pause = Пауза
replay-position = Позиція
replay-share = Посилання на цю позицію

## Правила

rules-search = Шукати в правилах
rules-reading = Як читати ці правила
rules-chapters = Розділи
rules-ruling = наше тлумачення
rules-none = Такого пункту немає.
rules-found = { $count ->
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}

## Профіль

me-who = Хто ви
me-rename = Перейменувати
me-renamed = Ім’я змінено.
me-guest = Ви гість: вас знає лише цей браузер. Пароль збереже ім’я, партії та рейтинг назавжди.
me-keep = Зберегти ім’я
me-kept = Тепер ім’я ваше. Входьте з ним будь-де.
me-new-password = Новий пароль
me-change = Змінити пароль
me-password-changed = Пароль змінено.
me-ratings = Рейтинг
listed-place = { $place } місце
me-curve = { $count ->
    [one] Рейтинг після { $count } партії
   *[other] Рейтинг після кожної з { $count } партій
}
me-curve-point = { $rating } ({ $date })
me-tables = Ваші партії
me-no-tables = Ви ще не грали.
me-sessions = Де ви увійшли
me-session-browser = Браузер
me-session-api = Програма
me-session-this = цей браузер
me-session-end = Вийти там
me-data = Ваші дані
me-export = Вивантажити все
me-forget = Видалити мене
me-forget-title = Видалити все про вас?
me-forget-text = Ім’я, пароль, входи та рейтинг зникнуть. Зіграні партії залишаться іншим, але без вашого імені. Скасувати це не можна.
sign-in = Увійти
sign-in-text = З ім’ям і паролем, які ви вибрали раніше.
sign-in-guest = Якщо ім’я у вас уже є, увійдіть: цей гість залишиться позаду.
sign-out = Вийти
settings = Налаштування
settings-language = Мова
settings-theme = Кольори
settings-sound = Звук, коли мій хід
settings-notify = Сповіщення, коли мій хід
settings-calm = Менше анімації
theme-system = як у системі
theme-light = світлі
theme-dark = темні
theme-to-light = Світлі кольори
theme-to-dark = Темні кольори

## Що може піти не так

fault-offline = Сервер не відповідає. Спробуйте за хвилину.
fault-not_signed_in = Ви не увійшли.
fault-wrong_password = Хибне ім’я або пароль.
fault-name_taken = Це ім’я зайняте.
fault-not_found = Цього більше немає.
fault-forbidden = Тут так не можна.
fault-not_now = Зараз так не можна.
fault-stale = За столом уже інша позиція. Погляньте ще раз.
fault-refused = Правила це забороняють.
fault-too_many = Надто швидко. Зачекайте трохи.
fault-closing = Сервер перезапускається й скоро повернеться.
fault-store = Сервер не зміг це зберегти, нічого не змінилося. Спробуйте ще раз.
fault-malformed = Сервер цього не зрозумів.
