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
copy = Скопировать
copied = Скопировано
yes = да
game = Игра
size = Размер
seats = Места
seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tables-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
players = Игроков: { $least }–{ $most }
continue = Дальше
join = Сесть
look = Открыть
watch = Смотреть
name = Имя
password = Пароль
rule-link = Пункт { $clause }
broken-title = Crossroads недоступен
broken-again = Попробовать ещё раз
licences = Лицензии
licences-text = Crossroads построен на труде других людей. Вот лицензии, по которым он использует и распространяет сделанное ими.
nowhere-title = Эта дорога никуда не ведёт
nowhere-text = По этому адресу ничего нет. Страница переехала, или ссылка потеряла букву по пути.

## Боты и места

bot-random = Лёгкий бот
bot-greedy = Средний бот
bot-search = Сильный бот
bot-other = Бот { $name }
seat-free = свободно
seat-gone = игрока больше нет
seat-you = вы
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

## Главная

start-title = Настольные игры о дорогах
start-text = Дорожные настольные игры в браузере: с друзьями или с ботами. Правила знает сам стол, вам остаётся играть.
start-play = Сыграть с ботом прямо сейчас
start-friends = Сыграть с друзьями
start-lobby = Открытые столы
start-free = Бесплатно, без регистрации и установки.
start-continue = Ваши партии
start-games = Игры
play-bot = Сыграть с ботом
game-railroad-ink = Четыре кубика показывают шоссе и железные дороги. Все рисуют одни и те же пути, каждый на своём планшете; побеждает тот, кто соединит больше выходов и сделает меньше ошибок.
game-heat = Автогонка с картами на руке. Выбирайте передачу, сбрасывайте скорость перед поворотами, тратьте нагрев двигателя в нужный момент и первым пересеките финишную черту.
game-thunder-road = Банды мчатся по разбитой дороге, которую выкладывают по пути. Ставьте кубики на машины и команды, гоните, сталкивайте и стреляйте; побеждает последняя банда или первая машина на финише.
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
new-options = Как играть
new-finer = Тонкости
new-time = Время
new-who = Кто может сесть
new-invited = По приглашению
new-listed = Все, через список столов
new-create = Открыть стол
new-start = Начать игру
clock = Часы
clock-none = Без часов
clock-real = В реальном времени
clock-days = По переписке
clock-none-help = Каждый думает столько, сколько нужно.
clock-real-help = Столько на каждое решение; что сверх того, берётся из запаса времени, который не пополняется. Когда закончится и он, за игрока играет бот, пока тот не вернётся.
clock-days-help = Для партий на несколько дней: заходите, когда удобно.
clock-decision = Секунд на решение
clock-bank = Запас времени в минутах
clock-days-each = Дней на решение
clock-left = осталось времени
clock-told-real = { $seconds } с на решение, запас времени { $minutes } мин
clock-told-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}

## Перед началом

waiting-for-start = Ждём начала
waiting-for-host = Игру начинает { $name }.
sit = Сесть сюда
sit-anywhere = Сесть за стол
sit-as-guest = Войти гостем
by-invitation = За этот стол садятся по приглашению. Попросите ссылку у хозяина; смотреть можно, как только игра начнётся.
place-a-bot = Посадить бота
place-bot = Бот на место { $number }
send-away = Освободить место
start = Начать
start-needs-all = На каждом месте должен сидеть человек или бот.
leave = Уйти
invite-title = Пригласить
invite-text = Кто откроет эту ссылку, сможет сесть за стол без регистрации.
invite-link = Ссылка-приглашение

## Стол

table = Стол
table-loading = Идём к столу…
table-missing = Такого стола нет
table-missing-text = Ссылка неполная, или стола никогда не было.
board = Поле
board-broken = Это поле не удаётся нарисовать. Журнал и поле словами работают.
beside = Рядом с полем
steps = Прежние позиции
step-first = К началу
step-back = Шаг назад
step-forward = Шаг вперёд
step-last = К текущей позиции
turn-mine = Ваш ход
turn-others = Ждём: { $names }
turn-resigned = Вы сдались; дальше играет бот
turn-late = Ваше время вышло; за вас играет бот
come-back = Я здесь
turn-nobody = Минутку
over = Игра окончена
over-won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
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
resign-text = На вашем месте доиграет бот, и вернуться в эту партию будет нельзя.
rewind-ask = Попросить вернуть ход
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
commitment = Отпечаток бросков, закреплённый до первого кубика

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
chat-unmute = Снова показывать: { $name }
chat-silence = Заглушить для всех
chat-unsilence = Снова дать слово: { $name }
chat-silenced = Хозяин стола лишил вас слова.
chat-somebody = Кто-то
chat-unread = непрочитанных

## Повтор

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
me-guest = Вы гость: вас знает только этот браузер. Пароль сохранит имя, партии и рейтинг навсегда.
me-keep = Сохранить имя
me-kept = Теперь имя ваше. Входите с ним где угодно.
me-new-password = Новый пароль
me-change = Сменить пароль
me-password-changed = Пароль изменён.
me-ratings = Рейтинг
listed-place = { $place }-е место
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
me-session-this = этот браузер
me-session-end = Выйти там
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
settings-language = Язык
settings-theme = Цвета
settings-sound = Звук, когда мой ход
settings-notify = Уведомление, когда мой ход
settings-calm = Меньше анимации
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
theme-to-light = Светлые цвета
theme-to-dark = Тёмные цвета

## Что может пойти не так

fault-offline = Сервер не отвечает. Попробуйте через минуту.
fault-not_signed_in = Вы не вошли.
fault-wrong_password = Неверное имя или пароль.
fault-name_taken = Это имя занято.
fault-not_found = Этого больше нет.
fault-forbidden = Здесь так нельзя.
fault-not_now = Сейчас так нельзя.
fault-stale = За столом уже другая позиция. Взгляните ещё раз.
fault-refused = Правила это запрещают.
fault-too_many = Слишком быстро. Подождите немного.
fault-closing = Сервер перезапускается и скоро вернётся.
fault-store = Сервер не смог это сохранить, ничего не изменилось. Попробуйте ещё раз.
fault-malformed = Сервер этого не понял.
