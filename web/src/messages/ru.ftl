# Слова самой страницы. Что говорит игра, лежит в каталоге игры.

## Везде

nav-home = На главную
nav-main = Главное меню
nav-skip = Перейти к содержанию
nav-lobby = Столы
nav-new = Новый стол
nav-rules = Правила
nav-me = Профиль
gallery = Галерея
cancel = Отмена
close = Закрыть
dismiss = Убрать
copied = Скопировано
yes = да
game = Игра
size = Размер
seats = Места
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
look = Открыть
watch = Смотреть
name = Имя
rule-link = Пункт { $clause }
offline-title = Нет связи
offline-text = Сейчас Crossroads недоступен. Страница вернётся сама.
fresh = Вышла новая версия Crossroads.
fresh-reload = Обновить
broken-again = Попробовать ещё раз
licences = Лицензии
clock = Часы
clock-left = осталось времени
listed-place = { $place }-е место

## Боты и места

bot-random = Лёгкий бот
bot-greedy = Средний бот
bot-search = Сильный бот
bot-other = Бот { $name }
seat-free = свободно
seat-gone = игрока больше нет
seat-you = вы
seat-guest = гость
seat-host = хозяин стола
seat-bot = бот
seat-present = за столом
seat-away = нет за столом
seat-acts = делает ход
stand-in-clock = время вышло: играет бот, пока игрока нет
stand-in-resigned = игрок сдаётся: дальше играет бот
status-open = ждёт игроков
status-running = идёт игра
status-over = окончена

## Стол

table = Стол
table-loading = Идём к столу…
table-missing = Такого стола нет
table-missing-text = Ссылка неполная, или стола никогда не было.
table-other-rules = Этот стол сыгран по прежней версии правил. Он сохранён как был, но показать его поле уже нельзя.
board = Поле
board-broken = Это поле не удаётся нарисовать. Журнал и поле словами работают.
beside = Рядом с полем
steps = Прежние позиции
step-first = К началу
step-back = Шаг назад
step-forward = Шаг вперёд
step-last = К текущей позиции
turn-mine = Ваш ход
turn-watching = Смотрите, что происходит
watch-you = Вы
watch-skip = Пропустить
watch-skip-help = Пропускает остаток этого хода. То же делает пробел.
watch-again = Показать ещё раз
watch-again-help = Ещё раз показывает последний ход другого игрока.
watch-forward = К последнему ходу
watch-forward-help = Пропускает всё, что ждёт показа, кроме последнего хода.
watch-missed = { $count ->
    [one] Пропущен { $count } ход. Он есть в журнале.
    [few] Пропущено { $count } хода. Они есть в журнале.
   *[many] Пропущено { $count } ходов. Они есть в журнале.
}
turn-others = Ждём: { $names }
turn-resigned = Вы сдались; дальше играет бот
turn-late = Ваше время вышло; за вас играет бот
turn-paused = Пауза: никого нет
come-back = Я здесь
turn-nobody = Минутку
over = Игра окончена
over-won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
over-mine = Вы выиграли
over-shared = Победа общая — и ваша тоже
over-place = Ваше место — { $place }-е из { $of }
over-alone = { $points ->
    [one] У вас { $points } очко
    [few] У вас { $points } очка
   *[many] У вас { $points } очков
}
undo = Отменить
hint = Подсказка
hint-none = Для этой позиции подсказки нет.
rematch = Ещё партию
rematch-go = К новой партии
replay = Просмотр партии
record = Скачать запись партии
resign = Сдаться
resign-title = Сдаться?
rewind-waiting = Вы попросили вернуть ваш последний ход. Остальные должны согласиться.
rewind-asked = { $name } просит вернуть свой последний ход.
rewind-agree = Согласиться
rewind-object = Возразить
rewind-withdraw = Передумать
study-title = Позиция { $number }
study-back = К текущей позиции
study-new = { $count ->
    [one] { $count } новый шаг: к текущей позиции
    [few] { $count } новых шага: к текущей позиции
   *[many] { $count } новых шагов: к текущей позиции
}
reconnecting = Восстанавливаем связь…
text-twin = Поле словами

## Журнал и чат

log = Журнал
log-empty = Пока ничего не произошло.
log-show = Показать позицию { $number }
log-caused = { $count ->
    [one] и ещё { $count } событие
    [few] и ещё { $count } события
   *[many] и ещё { $count } событий
}
log-taken-back = Отменено.
chat = Чат
chat-empty = Пока все молчат.
chat-say = Сказать
chat-send = Отправить
chat-mute = Не показывать
chat-report = Блокировка и жалоба
chat-unmute = Снова показывать: { $name }
chat-silence = Заглушить для всех
chat-unsilence = Снова дать слово: { $name }
chat-silenced = Хозяин стола лишил вас слова.
chat-somebody = Кто-то
chat-unread = непрочитанных

## Клавиши

keys = Клавиши
view = Вид на поле
view-in = Приблизить
view-out = Отдалить
view-whole = Всё поле
view-follow = Следить за моей фигурой

## Что может пойти не так

fault-offline = Сервер не отвечает. Попробуйте через минуту.
fault-not_signed_in = Вы не вошли.
fault-wrong_password = Неверное имя или пароль.
fault-not_acceptable = Так нельзя: в имени от 1 до 24 видимых знаков, а пароль — не из тех, что у многих.
fault-name_taken = Это имя занято.
fault-not_found = Этого больше нет.
fault-forbidden = Здесь так нельзя.
fault-not_now = Сейчас так нельзя.
fault-stale = За столом уже другая позиция. Взгляните ещё раз.
fault-refused = Правила это запрещают.
fault-too_many = Слишком быстро. Подождите немного.
fault-closing = Сервер перезапускается и скоро вернётся.
fault-store = Сервер не смог это сохранить, ничего не изменилось. Попробуйте ещё раз.
fault-unknown = Сервер не знает, выполнено ли это. Взгляните на стол, прежде чем повторить.
fault-malformed = Сервер этого не понял.

### Besides: what a running table never says

## Наставник

coach = Наставник
coach-count = { $at } из { $of }
coach-next = Дальше
coach-skip = Пропустить
coach-leave = Прервать обучение
coach-resume = Обучение
coach-say-next = N: дальше.
coach-say-skip = N: пропустить.

## Keys, and the menu of a table

copy = Скопировать
seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
tables-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
players = Игроков: { $least }–{ $most }
continue = Дальше
join = Сесть
password = Пароль
licences-text = Crossroads построен на труде других людей. Вот лицензии, по которым он использует и распространяет сделанное ими.
nowhere-title = Эта дорога никуда не ведёт
nowhere-text = По этому адресу ничего нет. Страница переехала, или ссылка потеряла букву по пути.
settings-language = Язык
settings-sound = Звуки
settings-notify = Уведомление, когда мой ход, пока стол открыт
settings-pace = Темп показа
pace-slow = Медленно
pace-usual = Обычно
pace-quick = Быстро
pace-off = Сразу
resign-text = На вашем месте доиграет бот, и вернуться в эту партию будет нельзя.
rewind-ask = Попросить вернуть ход
commitment = Отпечаток бросков, закреплённый до первого кубика
key-help = показать эти клавиши
key-history = листать партию
key-live = вернуться к текущему положению
key-skip = Пропустить показ
key-undo = взять назад
key-usual = зелёная кнопка
key-drop = положить, пропустить
key-gear = выбрать передачу
key-die = взять кубик
key-drive = проехать одну ячейку
key-card = взять карту
key-special = взять специальный путь
key-cell = с клетки на клетку
key-turn = повернуть путь
key-flip = отразить путь
key-volcano = взять вулкан
key-draw = начертить путь
key-zoom = увеличить, уменьшить
key-whole = видеть всё поле
key-follow = следить за своей фигурой
key-explain = объяснить следующее на поле
key-coach = дальше в обучении
key-coach-leave = прервать обучение

## Главная

start-title = Настольные игры о дорогах
start-text = Дорожные настольные игры в браузере: с друзьями или с ботами. Правила знает сам стол, вам остаётся играть.
start-play = Играть сейчас
start-friends = Сыграть с друзьями
start-lobby = Открытые столы
start-free = Бесплатно, без регистрации и установки.
start-continue = Ваши партии
start-games = Игры
against-bots = { $count ->
    [one] против { $count } бота
    [few] против { $count } ботов
   *[many] против { $count } ботов
}
play-bots = { $count ->
    [one] Против { $count } бота
    [few] Против { $count } ботов
   *[many] Против { $count } ботов
}
learn = Научиться за десять минут
learn-again = Обучение
how = Как играть
how-all = Все правила
game-railroad-ink = Четыре кубика показывают шоссе и железные дороги. Все рисуют одни и те же пути, каждый на своём планшете; побеждает тот, кто соединит больше выходов и сделает меньше ошибок.
game-heat = Автогонка с картами на руке. Выбирайте передачу, сбрасывайте скорость перед поворотами, тратьте нагрев двигателя в нужный момент и первым пересеките финишную черту.
game-thunder-road = Банды мчатся по разбитой дороге, которую выкладывают по пути. Кладите кубики на машины и команды, гоните, сталкивайте и стреляйте; побеждает последняя банда или первая машина на финише.
game-steampunk-rally = Изобретатели мчатся через Альпы на машинах, которые собирают по дороге. Выбирайте отсеки и усиления, соединяйте вентиль с вентилем, заполняйте пазы паром, теплом и электричеством и не растеряйте всё по пути.

## Столы

lobby-new = Новый стол
lobby-tables = Столы
lobby-show = Какие столы показать
lobby-open = Сесть играть
lobby-running = Смотреть
lobby-every-game = все игры
lobby-empty-open = Сейчас никто не ждёт. Откройте стол или доверьтесь быстрой игре.
lobby-empty-running = Открытых партий сейчас нет.
quick-title = Быстрая игра
quick-text = Сядете с первым, кто придёт.
quick-go = Найти стол

## Новый стол

new-title = Новый стол
new-seats = Сколько мест
new-you = Вы
new-seat-for = Место { $number }
new-free = свободно для человека
new-fill = Все остальные места
new-fill-people = люди
new-sum-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
new-options = Как играть
option-off = выключено
new-preset = Известный набор
new-preset-own = своя смесь
new-preset-own-help = Выбранное ниже не принадлежит ни к одному набору.
new-finer = Собрать свой набор
new-lesson = Ещё не играли в { $game }? Первая партия с наставником всё покажет.
new-time = Время
new-who = Кто может сесть
new-invited = По приглашению
new-listed = Все, через список столов
new-create = Открыть стол
new-start = Начать игру
clock-none = Без часов
clock-real = В реальном времени
clock-days = По переписке
clock-none-help = Каждый думает столько, сколько нужно.
clock-real-help = Столько на каждое решение; что сверх того, берётся из запаса времени, который не пополняется. Когда закончится и он, за игрока играет бот, пока тот не вернётся.
clock-days-help = Для партий на несколько дней: заходите, когда удобно.
clock-decision = Секунд на решение
clock-bank = Запас времени в минутах
clock-days-each = Дней на решение
clock-told-real = { $seconds } с на решение, запас времени { $minutes } мин
clock-told-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}

## Перед началом

waiting-for-start = Ждём начала
waiting-for-host = Игру начинает { $name }.
waiting-quick = Ищем соперников: { $game }, игроков: { $count }. Партия начнётся сама, когда все соберутся.
waiting-name = Ваше имя
waiting-rename = Переименовать
sit = Сесть сюда
sit-anywhere = Сесть за стол
sit-as-guest = Войти гостем
by-invitation = За этот стол садятся по приглашению. Попросите ссылку у хозяина; смотреть можно, как только игра начнётся.
place-a-bot = Посадить бота
paint = Ваш цвет
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
colour-purple = фиолетовый
colour-silver = серебристый
colour-cyan = бирюзовый
colour-pink = розовый
colour-orange = оранжевый
colour-black = чёрный
colour-white = белый
place-bot = Бот на место { $number }
send-away = Освободить место
start = Начать
start-needs-all = На каждом месте должен сидеть человек или бот.
leave = Уйти
invite-title = Пригласить
invite-text = Кто откроет эту ссылку, сможет сесть за стол без регистрации.
invite-link = Ссылка-приглашение
invite-share = Поделиться
invite-near = Этот адрес доступен только из вашей сети. Чтобы позвать друзей извне, серверу нужен открытый адрес.
invite-code = В виде QR-кода

## Повтор

stride = Длина шага
stride-step = Шаг
stride-turn = Ход
stride-round = Раунд
stride-step-back = На шаг назад
stride-step-forward = На шаг вперёд
stride-turn-back = На ход назад
stride-turn-forward = На ход вперёд
stride-round-back = На раунд назад
stride-round-forward = На раунд вперёд
replay-speed = Скорость
after = После партии
after-turning = Что решило исход
after-figures = Цифры
after-share = Поделиться картинкой
share-title = { $game } на Crossroads
replay-begin = Начало
replay-eyes = Чьими глазами
replay-mine = моими
replay-spectator = зрителя
replay-table = К столу
replay-play = Пуск
replay-pause = Пауза
replay-position = Позиция
replay-share = Ссылка на эту позицию

## Правила

rules-search = Искать в правилах
rules-reading = Как читать эти правила
rules-chapters = Главы
rules-ruling = наше толкование
rules-none = Такого пункта нет.
rules-found = { $count ->
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}

## Профиль

me-who = Кто вы
me-rename = Переименовать
me-renamed = Имя изменено.
me-guest = Вы гость: вас знает только этот браузер. Пароль сохранит имя и партии навсегда, и с тех пор партии идут в рейтинг.
me-keep = Сохранить имя
me-kept = Теперь имя ваше. Входите с ним где угодно.
me-old-password = Нынешний пароль
me-new-password = Новый пароль
me-change = Сменить пароль
me-password-changed = Пароль изменён.
me-ratings = Рейтинг
me-curve = { $count ->
    [one] Рейтинг после { $count } партии
   *[other] Рейтинг после каждой из { $count } партий
}
me-curve-point = { $rating } ({ $date })
me-tables = Ваши партии
me-no-tables = Вы ещё не играли.
me-sessions = Где вы вошли
me-session-browser = Браузер
me-session-api = Программа
me-session-look = Программа, которая только смотрит
me-session-this = этот браузер
me-session-end = Выйти там
calls = Когда мой ход
calls-text = Для партий, которые длятся днями: вам сообщат один раз, когда стол ждёт вас, а вы на него не смотрите.
calls-push = Сообщать о моём ходе в этом браузере
calls-push-none = Этому браузеру сообщить нельзя: нужен HTTPS, а на айфоне ещё и Crossroads на домашнем экране.
calls-push-refused = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
calls-mail = Сообщать о моём ходе по почте
calls-mail-guest = Для писем нужно собственное имя: сначала задайте пароль.
calls-mail-address = Адрес почты
calls-mail-ask = Присылать письма
calls-mail-asked = Письмо на { $address } уже в пути. Откройте ссылку из него, и всё готово.
calls-mail-other = Другой адрес
calls-mail-forget = Забыть мой адрес
mail-confirm-title = Это ваш адрес?
mail-confirm-text = На него будут приходить письма о вашем ходе за столами, где играют днями. В каждом письме есть ссылка, чтобы отказаться.
mail-confirm-yes = Да, мой
mail-confirmed = Спасибо. Теперь о вашем ходе вам сообщат по почте.
mail-left-title = Писем больше не будет
mail-left = По почте вам больше ничего не придёт. Включить письма снова можно в профиле.
mail-bad = Эта ссылка больше не действует. Новую можно запросить в профиле.
me-data = Ваши данные
me-export = Выгрузить всё
me-forget = Удалить меня
me-forget-title = Удалить всё о вас?
me-forget-text = Имя, пароль, входы и рейтинг исчезнут. Сыгранные партии останутся другим, но без вашего имени. Отменить это нельзя.
sign-in = Войти
sign-in-text = С именем и паролем, которые вы выбрали раньше.
sign-in-guest = Если имя у вас уже есть, войдите: этот гость останется позади.
sign-out = Выйти
settings = Настройки
settings-theme = Цвета
settings-calm = Меньше анимации
settings-sure = Новые кнопки сразу слышат второе нажатие
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
theme-to-light = Светлые цвета
theme-to-dark = Тёмные цвета

## Честная игра

assisted = Подсказки для всех, без рейтинга
unrated = Без рейтинга
new-assisted-help = Если за столом несколько человек, подсказки есть только здесь, зато у всех поровну. Поэтому партия никому не меняет рейтинг.
table-rated = Рейтинговая партия.
table-unrated = Без рейтинга: { $why }
seat-unrated = без рейтинга: { $why }
unrated-assisted = здесь всем доступны подсказки.
unrated-alone = играет один человек.
unrated-guests = для рейтинга нужны двое игроков с собственным именем, а здесь гости.
unrated-guest = у гостей нет рейтинга.
unrated-stand_in = бот принял за игрока больше трёх решений.
unrated-nobody_else = не осталось никого, чей рейтинг мог бы измениться.
unrated-bot = у ботов нет рейтинга.
unrated-gone = учётной записи этого игрока больше нет.
aftermath = Рейтинг
waited = За столом никого не было, поэтому партия ждала: часы и боты стояли. Теперь она продолжается.
status-paused = пауза, пока никто не вернулся
status-given-up = вы сдались
give-up-text = Вы сдаётесь в { $game }. На вашем месте доиграет бот, вернуться в эту партию будет нельзя, а в рейтинговой партии вы займёте последнее место.
give-up-open-title = Уйти из-за стола?
give-up-open-text = Вы уходите из { $game } до начала; ваше место снова свободно.
rating-provisional = предварительный
ladder = Таблица рейтинга
ladder-place = Место
ladder-rating = Рейтинг
ladder-games = Партии
ladder-empty = В этой игре ещё ни у кого нет рейтинга. Для него нужны двое игроков с собственным именем.
ladder-text = Все начинают с 1500; перевес в 200 очков значит, что вы окажетесь впереди в трёх случаях из четырёх. Число после ± показывает, насколько рейтинг надёжен; пока партий меньше десяти, он предварительный. Порядок — по тому, что почти наверняка: рейтинг минус три таких числа. Поэтому тот, кто играл мало, стоит ниже.
person = Игрок
person-since = здесь с { $date }
person-moderates = модератор
person-missing = Такого игрока нет
person-missing-text = Возможно, имя изменилось или учётной записи больше нет.
person-unrated = Рейтинговых партий пока нет.
person-guest-unrated = У гостей нет рейтинга.
person-between = { $count ->
    [one] Вы сыграли друг с другом { $count } партию: впереди вы — { $ahead }, соперник — { $behind }.
    [few] Вы сыграли друг с другом { $count } партии: впереди вы — { $ahead }, соперник — { $behind }.
   *[many] Вы сыграли друг с другом { $count } партий: впереди вы — { $ahead }, соперник — { $behind }.
}
person-tables = Последние партии
person-no-tables = Открытых партий пока нет.
manners = Если что-то не так
block = Заблокировать
unblock = Разблокировать
block-text = Если заблокировать игрока { $name }, вы не будете видеть его сообщений, быстрая игра не сведёт вас за одним столом, а за столы, которые открываете вы, он не сядет. Сам он об этом не узнает.
blocked-text = Игрок { $name } у вас заблокирован.
block-done = Игрок { $name } заблокирован.
unblock-done = Игрок { $name } больше не заблокирован.
report = Пожаловаться
report-label = Жалоба модераторам на игрока { $name }
report-text = Расскажите своими словами, что случилось.
report-text-table = Расскажите своими словами, что случилось. К жалобе приложатся последние сообщения за столом.
report-done = Спасибо. Модераторы прочтут вашу жалобу.
me-public = Моя открытая страница
me-blocks = Кого вы заблокировали
moderation = Модерация
moderation-not-yours = Эта страница — для модераторов сервера.
moderation-open = { $count ->
    [0] Открытых жалоб нет
    [one] { $count } открытая жалоба
    [few] { $count } открытые жалобы
   *[many] { $count } открытых жалоб
}
moderation-about = жалуется на игрока
moderation-said = { $count ->
    [one] Что писали последним ({ $count } сообщение)
    [few] Что писали последним ({ $count } сообщения)
   *[many] Что писали последним ({ $count } сообщений)
}
moderation-close = Закрыть жалобу
moderation-closed = { $count ->
    [one] { $count } закрытая жалоба
    [few] { $count } закрытые жалобы
   *[many] { $count } закрытых жалоб
}
moderation-sanctions = Кому что запрещено
moderation-pardon = Снять запрет
moderation-nothing = Ничего.
moderation-log = Что сделали модераторы
moderation-until = до { $until }
sentence = Что запретить
sentence-mute = Писать за столами
sentence-ban = Входить на сервер
sentence-time = На сколько
sentence-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
sentence-for-ever = навсегда
sentence-reason = Причина, словами
sentence-go = Запретить
sentence-done = Готово.
deed-close = жалоба закрыта
deed-mute = запрещено писать
deed-unmute = снова можно писать
deed-ban = вход закрыт
deed-unban = вход снова открыт
banned-until = Модератор закрыл вам вход до { $until }. Причина: { $reason }
banned-for-ever = Модератор закрыл вам вход навсегда. Причина: { $reason }
