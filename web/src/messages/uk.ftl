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
copied = Скопійовано
yes = так
game = Гра
size = Розмір
seats = Місця
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
look = Відкрити
watch = Дивитися
name = Ім’я
rule-link = Пункт { $clause }
offline-title = Немає зв’язку
offline-text = Зараз Crossroads недоступний. Сторінка повернеться сама.
fresh = Вийшла нова версія Crossroads.
fresh-reload = Оновити
broken-again = Спробувати ще раз
licences = Ліцензії
clock = Годинник
clock-left = залишилося часу
listed-place = { $place } місце

## Боти й місця

bot-random = Легкий бот
bot-greedy = Середній бот
bot-search = Сильний бот
bot-other = Бот { $name }
seat-free = вільно
seat-gone = гравця більше немає
seat-you = ви
seat-guest = гість
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

## Стіл

table = Стіл
table-loading = Йдемо до столу…
table-missing = Такого столу немає
table-missing-text = Посилання неповне, або столу ніколи не було.
table-other-rules = Цей стіл зіграно за попередньою версією правил. Він збережений як був, але показати його поле вже не можна.
board = Поле
board-broken = Це поле не вдається намалювати. Журнал і поле словами працюють.
beside = Поруч із полем
steps = Попередні позиції
step-first = На початок
step-back = Крок назад
step-forward = Крок уперед
step-last = До поточної позиції
turn-mine = Ваш хід
turn-watching = Дивіться, що відбувається
watch-you = Ви
watch-skip = Пропустити
watch-skip-help = Пропускає решту цього ходу. Те саме робить пробіл.
watch-again = Показати ще раз
watch-again-help = Ще раз показує останній хід іншого гравця.
watch-forward = До останнього ходу
watch-forward-help = Пропускає все, що чекає на показ, крім останнього ходу.
watch-missed = { $count ->
    [one] Пропущено { $count } хід. Він є в журналі.
    [few] Пропущено { $count } ходи. Вони є в журналі.
   *[many] Пропущено { $count } ходів. Вони є в журналі.
}
turn-others = Чекаємо: { $names }
turn-resigned = Ви здалися; далі грає бот
turn-late = Ваш час вийшов; за вас грає бот
turn-paused = Пауза: нікого немає
come-back = Я тут
turn-nobody = Хвилинку
over = Гру завершено
over-won = { $count ->
    [one] Перемога: { $names }
   *[other] Перемогу ділять { $names }
}
over-mine = Ви виграли
over-shared = Перемога спільна — і ваша теж
over-place = Ваше місце — { $place } з { $of }
over-alone = { $points ->
    [one] У вас { $points } очко
    [few] У вас { $points } очки
   *[many] У вас { $points } очок
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
chat-report = Блокування і скарга
chat-unmute = Знову показувати: { $name }
chat-silence = Заглушити для всіх
chat-unsilence = Знову дати слово: { $name }
chat-silenced = Господар столу позбавив вас слова.
chat-somebody = Хтось
chat-unread = непрочитаних

## Клавіші

keys = Клавіші
view = Вигляд поля
view-in = Наблизити
view-out = Віддалити
view-whole = Усе поле
view-follow = Стежити за моєю фігурою

## Що може піти не так

fault-offline = Сервер не відповідає. Спробуйте за хвилину.
fault-not_signed_in = Ви не увійшли.
fault-wrong_password = Хибне ім’я або пароль.
fault-not_acceptable = Так не можна: в імені від 1 до 24 видимих знаків, а пароль — не з тих, що в багатьох.
fault-name_taken = Це ім’я зайняте.
fault-not_found = Цього більше немає.
fault-forbidden = Тут так не можна.
fault-not_now = Зараз так не можна.
fault-stale = За столом уже інша позиція. Погляньте ще раз.
fault-refused = Правила це забороняють.
fault-too_many = Надто швидко. Зачекайте трохи.
fault-closing = Сервер перезапускається й скоро повернеться.
fault-store = Сервер не зміг це зберегти, нічого не змінилося. Спробуйте ще раз.
fault-unknown = Сервер не знає, чи це виконано. Погляньте на стіл, перш ніж повторити.
fault-malformed = Сервер цього не зрозумів.

### Besides: what a running table never says

## Наставник

coach = Наставник
coach-count = { $at } з { $of }
coach-next = Далі
coach-skip = Пропустити
coach-leave = Перервати навчання
coach-resume = Навчання
coach-say-next = N: далі.
coach-say-skip = N: пропустити.

## Keys, and the menu of a table

copy = Скопіювати
seats-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
tables-count = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
players = Гравців: { $least }–{ $most }
continue = Далі
join = Сісти
password = Пароль
licences-text = Crossroads побудовано на праці інших людей. Ось ліцензії, за якими він використовує та поширює зроблене ними.
nowhere-title = Ця дорога нікуди не веде
nowhere-text = За цією адресою нічого немає. Сторінка переїхала, або посилання загубило літеру дорогою.
settings-language = Мова
settings-sound = Звуки
settings-notify = Сповіщення, коли мій хід, поки стіл відкритий
settings-pace = Темп показу
pace-slow = Повільно
pace-usual = Звичайно
pace-quick = Швидко
pace-off = Одразу
resign-text = На вашому місці дограє бот, і повернутися в цю партію буде неможливо.
rewind-ask = Попросити повернути хід
commitment = Відбиток кидків, закріплений до першого кубика
key-help = показати ці клавіші
key-history = гортати партію
key-live = повернутися до поточного стану
key-skip = Пропустити показ
key-undo = узяти назад
key-usual = зелена кнопка
key-drop = покласти, пропустити
key-gear = обрати передачу
key-die = узяти кубик
key-drive = проїхати одну клітинку
key-card = узяти карту
key-special = узяти спеціальний шлях
key-cell = з клітинки на клітинку
key-turn = повернути шлях
key-flip = віддзеркалити шлях
key-volcano = узяти вулкан
key-draw = накреслити шлях
key-zoom = збільшити, зменшити
key-whole = бачити все поле
key-follow = стежити за своєю фігурою
key-explain = пояснити наступне на полі
key-coach = далі в навчанні
key-coach-leave = перервати навчання

## Головна

start-title = Настільні ігри про дороги
start-text = Дорожні настільні ігри в браузері: з друзями чи з ботами. Правила знає сам стіл, вам залишається грати.
start-play = Грати зараз
start-friends = Зіграти з друзями
start-lobby = Відкриті столи
start-free = Безкоштовно, без реєстрації та встановлення.
start-continue = Ваші партії
start-games = Ігри
against-bots = { $count ->
    [one] проти { $count } бота
    [few] проти { $count } ботів
   *[many] проти { $count } ботів
}
play-bots = { $count ->
    [one] Проти { $count } бота
    [few] Проти { $count } ботів
   *[many] Проти { $count } ботів
}
learn = Навчитися за десять хвилин
learn-again = Навчання
how = Як грати
how-all = Усі правила
game-railroad-ink = Чотири кубики показують шосе та залізниці. Усі малюють ті самі шляхи, кожен на своєму планшеті; перемагає той, хто з’єднає більше виходів і зробить менше помилок.
game-heat = Автоперегони з картами на руці. Вибирайте передачу, стримуйте швидкість перед поворотами, використовуйте турбо двигуна у слушний момент і першими перетніть фінішну лінію.
game-thunder-road = Банди мчать розбитою дорогою, яку викладають по дорозі. Кладіть кубики на машини й команди, женіть, зіштовхуйте й стріляйте; перемагає остання банда або перша машина на фініші.
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
new-fill = Усі інші місця
new-fill-people = люди
new-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
new-options = Як грати
option-off = вимкнено
new-preset = Відомий набір
new-preset-own = власна суміш
new-preset-own-help = Вибране нижче не належить до жодного набору.
new-finer = Зібрати свій набір
new-lesson = Ще не грали в { $game }? Перша партія з наставником усе покаже.
new-time = Час
new-who = Хто може сісти
new-invited = За запрошенням
new-listed = Усі, через список столів
new-create = Відкрити стіл
new-start = Почати гру
clock-none = Без годинника
clock-real = У реальному часі
clock-days = За листуванням
clock-none-help = Кожен думає стільки, скільки треба.
clock-real-help = Стільки на кожне рішення; що понад те, береться із запасу часу, який не поповнюється. Коли закінчиться й він, за гравця грає бот, поки той не повернеться.
clock-days-help = Для партій на кілька днів: заходьте, коли зручно.
clock-decision = Секунд на рішення
clock-bank = Запас часу у хвилинах
clock-days-each = Днів на рішення
clock-told-real = { $seconds } с на рішення, запас часу { $minutes } хв
clock-told-days = { $days ->
    [one] { $days } день на рішення
    [few] { $days } дні на рішення
   *[many] { $days } днів на рішення
}

## Перед початком

waiting-for-start = Чекаємо на початок
waiting-for-host = Гру починає { $name }.
waiting-quick = Шукаємо суперників: { $game }, гравців: { $count }. Партія почнеться сама, коли всі зберуться.
waiting-name = Ваше ім’я
waiting-rename = Перейменувати
sit = Сісти сюди
sit-anywhere = Сісти за стіл
sit-as-guest = Увійти гостем
by-invitation = За цей стіл сідають за запрошенням. Попросіть посилання в господаря; дивитися можна, щойно гра почнеться.
place-a-bot = Посадити бота
paint = Ваш колір
colour-red = червоний
colour-blue = синій
colour-yellow = жовтий
colour-green = зелений
colour-purple = фіолетовий
colour-silver = сріблястий
colour-cyan = бірюзовий
colour-pink = рожевий
colour-orange = помаранчевий
colour-black = чорний
colour-white = білий
place-bot = Бот на місце { $number }
send-away = Звільнити місце
start = Почати
start-needs-all = На кожному місці має сидіти людина або бот.
leave = Піти
invite-title = Запросити
invite-text = Хто відкриє це посилання, зможе сісти за стіл без реєстрації.
invite-link = Посилання-запрошення
invite-share = Поділитися
invite-near = Ця адреса доступна лише з вашої мережі. Щоб покликати друзів ззовні, серверу потрібна відкрита адреса.
invite-code = У вигляді QR-коду

## Повтор

stride = Довжина кроку
stride-step = Крок
stride-turn = Хід
stride-round = Раунд
stride-step-back = На крок назад
stride-step-forward = На крок уперед
stride-turn-back = На хід назад
stride-turn-forward = На хід уперед
stride-round-back = На раунд назад
stride-round-forward = На раунд уперед
replay-speed = Швидкість
after = Після партії
after-turning = Що вирішило результат
after-figures = Цифри
after-share = Поділитися картинкою
share-title = { $game } на Crossroads
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
me-guest = Ви гість: вас знає лише цей браузер. Пароль збереже ім’я та партії назавжди, і відтоді партії йдуть у рейтинг.
me-keep = Зберегти ім’я
me-kept = Тепер ім’я ваше. Входьте з ним будь-де.
me-old-password = Теперішній пароль
me-new-password = Новий пароль
me-change = Змінити пароль
me-password-changed = Пароль змінено.
me-ratings = Рейтинг
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
me-session-look = Програма, що лише дивиться
me-session-this = цей браузер
me-session-end = Вийти там
calls = Коли мій хід
calls-text = Для партій, що тривають днями: вам повідомлять один раз, коли стіл чекає на вас, а ви на нього не дивитеся.
calls-push = Повідомляти про мій хід у цьому браузері
calls-push-none = Цьому браузеру повідомити не можна: потрібен HTTPS, а на айфоні ще й Crossroads на домашньому екрані.
calls-push-refused = Браузер не дозволяє цій сторінці сповіщень. Це можна змінити в його налаштуваннях.
calls-mail = Повідомляти про мій хід поштою
calls-mail-guest = Для листів потрібне власне ім’я: спершу задайте пароль.
calls-mail-address = Адреса пошти
calls-mail-ask = Надсилати листи
calls-mail-asked = Лист на { $address } уже в дорозі. Відкрийте посилання з нього, і все готово.
calls-mail-other = Інша адреса
calls-mail-forget = Забути мою адресу
mail-confirm-title = Це ваша адреса?
mail-confirm-text = На неї надходитимуть листи про ваш хід за столами, де грають днями. У кожному листі є посилання, щоб відмовитися.
mail-confirm-yes = Так, моя
mail-confirmed = Дякуємо. Відтепер про ваш хід вам повідомлять поштою.
mail-left-title = Листів більше не буде
mail-left = Поштою вам більше нічого не надійде. Увімкнути листи знову можна в профілі.
mail-bad = Це посилання більше не діє. Нове можна запросити в профілі.
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
settings-theme = Кольори
settings-calm = Менше анімації
settings-sure = Нові кнопки одразу чують друге натискання
theme-system = як у системі
theme-light = світлі
theme-dark = темні
theme-to-light = Світлі кольори
theme-to-dark = Темні кольори

## Чесна гра

assisted = Підказки для всіх, без рейтингу
unrated = Без рейтингу
new-assisted-help = Якщо за столом кілька людей, підказки є лише тут, зате в усіх порівну. Тому партія нікому не змінює рейтинг.
table-rated = Рейтингова партія.
table-unrated = Без рейтингу: { $why }
seat-unrated = без рейтингу: { $why }
unrated-assisted = тут підказки доступні всім.
unrated-alone = грає одна людина.
unrated-guests = для рейтингу потрібні двоє гравців із власним ім’ям, а тут гості.
unrated-guest = гості не мають рейтингу.
unrated-stand_in = бот ухвалив за гравця понад три рішення.
unrated-nobody_else = не залишилося нікого, чий рейтинг міг би змінитися.
unrated-bot = боти не мають рейтингу.
unrated-gone = облікового запису цього гравця більше немає.
aftermath = Рейтинг
waited = За столом нікого не було, тож партія чекала: годинники й боти стояли. Тепер вона триває.
status-paused = пауза, доки ніхто не повернувся
status-given-up = ви здалися
give-up-text = Ви здаєтеся в { $game }. На вашому місці дограє бот, повернутися в цю партію буде неможливо, а в рейтинговій партії ви посядете останнє місце.
give-up-open-title = Піти з-за столу?
give-up-open-text = Ви йдете з { $game } до початку; ваше місце знову вільне.
rating-provisional = попередній
ladder = Таблиця рейтингу
ladder-place = Місце
ladder-rating = Рейтинг
ladder-games = Партії
ladder-empty = У цій грі ще ніхто не має рейтингу. Для нього потрібні двоє гравців із власним ім’ям.
ladder-text = Усі починають з 1500; перевага в 200 очок означає, що ви будете попереду в трьох випадках із чотирьох. Число після ± показує, наскільки рейтинг надійний; доки партій менше десяти, він попередній. Порядок — за тим, що майже напевно: рейтинг мінус три таких числа. Тому той, хто грав мало, стоїть нижче.
person = Гравець
person-since = тут від { $date }
person-moderates = модератор
person-missing = Такого гравця немає
person-missing-text = Можливо, ім’я змінилося або облікового запису вже немає.
person-unrated = Рейтингових партій ще немає.
person-guest-unrated = Гості не мають рейтингу.
person-between = { $count ->
    [one] Ви зіграли між собою { $count } партію: попереду ви — { $ahead }, суперник — { $behind }.
    [few] Ви зіграли між собою { $count } партії: попереду ви — { $ahead }, суперник — { $behind }.
   *[many] Ви зіграли між собою { $count } партій: попереду ви — { $ahead }, суперник — { $behind }.
}
person-tables = Останні партії
person-no-tables = Відкритих партій ще немає.
manners = Якщо щось не так
block = Заблокувати
unblock = Розблокувати
block-text = Якщо заблокувати гравця { $name }, ви не бачитимете його повідомлень, швидка гра не зведе вас за одним столом, а за столи, які відкриваєте ви, він не сяде. Сам він про це не дізнається.
blocked-text = Гравця { $name } ви заблокували.
block-done = Гравця { $name } заблоковано.
unblock-done = Гравця { $name } розблоковано.
report = Поскаржитися
report-label = Скарга модераторам на гравця { $name }
report-text = Розкажіть своїми словами, що сталося.
report-text-table = Розкажіть своїми словами, що сталося. До скарги додадуться останні повідомлення за столом.
report-done = Дякуємо. Модератори прочитають вашу скаргу.
me-public = Моя відкрита сторінка
me-blocks = Кого ви заблокували
moderation = Модерація
moderation-not-yours = Ця сторінка — для модераторів сервера.
moderation-open = { $count ->
    [0] Відкритих скарг немає
    [one] { $count } відкрита скарга
    [few] { $count } відкриті скарги
   *[many] { $count } відкритих скарг
}
moderation-about = скаржиться на гравця
moderation-said = { $count ->
    [one] Що писали останнім ({ $count } повідомлення)
    [few] Що писали останнім ({ $count } повідомлення)
   *[many] Що писали останнім ({ $count } повідомлень)
}
moderation-close = Закрити скаргу
moderation-closed = { $count ->
    [one] { $count } закрита скарга
    [few] { $count } закриті скарги
   *[many] { $count } закритих скарг
}
moderation-sanctions = Кому що заборонено
moderation-pardon = Зняти заборону
moderation-nothing = Нічого.
moderation-log = Що зробили модератори
moderation-until = до { $until }
sentence = Що заборонити
sentence-mute = Писати за столами
sentence-ban = Входити на сервер
sentence-time = На скільки
sentence-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
sentence-for-ever = назавжди
sentence-reason = Причина, словами
sentence-go = Заборонити
sentence-done = Готово.
deed-close = скаргу закрито
deed-mute = заборонено писати
deed-unmute = знову можна писати
deed-ban = вхід закрито
deed-unban = вхід знову відкрито
banned-until = Модератор закрив вам вхід до { $until }. Причина: { $reason }
banned-for-ever = Модератор закрив вам вхід назавжди. Причина: { $reason }
