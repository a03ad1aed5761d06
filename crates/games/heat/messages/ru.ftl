# HEAT: строки журнала, подсказки, причины отказов, меню. Один каталог для терминала и страницы.
# Место на трассе — деление, считая от линии старта и финиша, и сторона, как её видит водитель.

## Карты

card-basic = { $value }
card-u0 = 0
card-u5 = 5
card-stress = «Стресс»
card-heat = «Нагрев»
cards-none = нет карт
list = { $all }, { $next }

## Машины и места

racer-driver = { $seat }
racer-legend = Легенда ({ $colour })
grid-empty = никого
colour-black = чёрный
colour-blue = синий
colour-green = зелёный
colour-red = красный
colour-silver = серебристый
colour-yellow = жёлтый
colour-orange = оранжевый
colour-purple = фиолетовый
colour-white = белый
side-left = слева
side-right = справа
place = деление { $space } { $side }

## Погода и дорога

weather-cloudy = облачно
weather-fog = туман
weather-storm = гроза
weather-snow = снег
weather-rain = дождь
weather-sun = солнце
road-limit-up = ограничение +1
road-limit-down = ограничение −1
road-overheat = перегрев
road-free-boost = бесплатное ускорение
road-slipstream = воздушный мешок +1
road-weather = погода
road-at = поворот { $corner }: { $road }
roads-none = нет

## Подсказки

prompt-gear = Выберите передачу. Она определяет, сколько карт вы сыграете.
prompt-cards = { $count ->
    [one] Положите рубашкой вверх ещё { $count } карту.
    [few] Положите рубашкой вверх ещё { $count } карты.
    [many] Положите рубашкой вверх ещё { $count } карт.
   *[other] Положите рубашкой вверх ещё { $count } карты.
}
prompt-commit = Подтвердите план или отмените что-нибудь.
prompt-react = Реакция: охлаждайте двигатель, ускоряйтесь, используйте адреналин в любом порядке, затем продолжайте.
prompt-slipstream = Машина прямо перед вами или рядом. Использовать её воздушный мешок?
prompt-discard = Сбросьте то, что не хотите оставлять, затем доберите карты.

## Журнал

told-grid = На старте, начиная с первого места: { $cars }.
told-weather = Погода: { $weather }. Дорога: { $roads }.
told-round = Раунд { $round }.
told-gear-chosen = { $seat } планирует передачу { $gear }.
told-card-laid = { $seat } кладёт рубашкой вверх: { $card }.
told-committed = { $seat } ждёт остальных.
told-gear-shifted = { $seat }: передача { $gear }.
told-retired = { $seat } сходит с трассы.
told-revealed = { $seat } открывает: { $cards }.
told-cluttered = { $seat }: рука засорена, машина стоит, передача теперь первая.
told-thrown = { $seat } открывает и сбрасывает: { $card }.
told-found = { $seat } открывает: { $card }.
told-found-none = { $seat } не находит ни одной базовой карты.
told-legend-card = Открыта карта Легенд { $card }.
told-moved = { $car }: движение на { $spaces }, { $to }.
told-moved-boost = { $car }: ускорение на { $spaces }, { $to }.
told-moved-adrenaline = { $car }: адреналин, движение на { $spaces }, { $to }.
told-moved-slipstream = { $car }: воздушный мешок, { $to }.
told-stayed = { $car } остаётся на месте: { $to } (движение на { $spaces }).
told-cooled = { $seat } охлаждает 1 «Нагрев».
told-paid-shift = { $seat } платит за переключение: { $heat }.
told-paid-boost = { $seat } платит за ускорение: { $heat }.
told-paid-corner = { $seat } платит за поворот { $corner }: { $heat }.
told-spun-out = { $seat } вылетает в повороте { $corner } и возвращается: { $to }. Стресс: { $stress }.
told-finished = { $car }: финишная линия пересечена.
told-reacted = { $seat } заканчивает реакцию.
told-declined = { $seat } обходится без воздушного мешка.
told-kept = { $seat } заканчивает сброс.
told-discarded = { $seat } сбрасывает: { $card }.
told-shuffled = { $seat } тасует сброс в новую колоду.
told-drew = { $seat } добирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
told-drew-cards = { $seat } добирает: { $cards }.
told-placed = { $car }: место { $place }.

## Причины отказов

why-not-now = Сейчас этого от вас не ждут.
why-already-shifted = Передача уже выбрана. Отмените выбор, чтобы взять другую.
why-shift-first = Сначала выберите передачу, потом карты.
why-shift-too-long = Больше чем на две передачи не переключаются.
why-shift-needs-heat = Переключение на две передачи стоит 1 «Нагрев», а двигатель пуст.
why-flood-needs-heat = На затопленном делении понижение передачи стоит на 1 «Нагрев» больше, чем есть в двигателе.
why-gear-not-filled = Для этой передачи карт не хватает, а для другой хватит.
why-laid-by-itself = Рука засорена: карты ложатся сами.
why-heat-not-laid = «Нагрев» играть нельзя.
why-not-in-hand = Такой карты у вас на руке нет.
why-wrong-number = Сыграйте ровно столько карт, сколько требует передача.
why-no-retiring = Сойти можно, только когда кто-то уже финишировал и если стол это разрешает.
why-clouds = Облака над этим сектором не дают охлаждаться.
why-no-cooldown = Охлаждения в этом ходу больше нет.
why-no-heat-in-hand = У вас на руке нет «Нагрева».
why-already-boosted = В этом ходу вы уже ускорялись.
why-boost-needs-heat = Ускорение стоит 1 «Нагрев», а двигатель пуст.
why-not-last = Адреналин есть только у последних машин.
why-adrenaline-used = Дополнительное деление адреналина вы уже использовали.
why-no-such-slipstream = Воздушный мешок отсюда другой длины.
why-slipstream-beyond-finish = Такой длинный воздушный мешок увёл бы за финишную линию.
why-slipstream-gains-nothing = Такой короткий воздушный мешок вас не сдвинул бы.
why-never-discarded = «Стресс» и «Нагрев» сбрасывать нельзя.

## Меню

choice-gear = передача { $gear }
choice-lay = сыграть
choice-commit = подтвердить план
choice-retire = сойти с трассы
choice-cool = охладить 1 «Нагрев»
choice-boost = ускориться за 1 «Нагрев»
choice-adrenaline = адреналин: ещё 1 деление
choice-end-react = дальше
choice-slipstream = воздушный мешок, делений: { $spaces }
choice-decline = без воздушного мешка
choice-discard = сбросить
choice-end-discard = добрать карты

## Текстовый двойник

text-round = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
    [many] { $laps } кругов
   *[other] { $laps } круга
}. Раунд { $round }.
text-over = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
    [many] { $laps } кругов
   *[other] { $laps } круга
}. Гонка окончена.
text-weather = Погода: { $weather }. Дорога: { $roads }.
text-placed = { $place }. { $car }
text-car = { $car } ({ $colour }): { $place }, круг { $lap }
text-finished = на финише
text-corner = (поворот { $limit } через { $spaces })
text-driver = передача { $gear }, двигатель { $engine }, рука { $hand }
text-ready = план готов
text-speed = скорость { $speed }
text-owed = поворот { $corner } стоит { $heat }
text-laid = Положены: { $cards }
text-hand = Рука:

## Подсчёт очков

sheet-race = гонка

## Настройки

option-track = Трасса
option-track-help = Где проходит гонка. В Японии есть затопленные деления, в Испании — тоннели.
option-track-usa = США
option-track-france = Франция
option-track-great_britain = Великобритания
option-track-italy = Италия
option-track-japan = Япония
option-track-mexico = Мексика
option-track-spain = Испания
option-track-netherlands = Нидерланды
option-laps = Круги
option-laps-help = Сколько кругов проезжают; 0 — столько, сколько указано на поле. Для первой гонки хорош один круг в США.
option-cars = Машины
option-cars-help = Сколько машин стартует. Места, не занятые водителями, занимают Легенды — они едут сами; обычно машин шесть.
option-aggressive = Агрессивные Легенды
option-aggressive-help = Легенда, начавшая ход на делении с шевроном, может пересечь на одну линию поворота больше.
option-pro = Опытные Легенды
option-pro-help = Столько делений добавляется к скорости каждой Легенды на прямой.
option-weather = Погода и состояние дороги
option-weather-help = Жетон погоды меняет старт для всех, а каждый поворот получает жетон дороги.
option-retire = Сход с трассы
option-retire-help = Когда кто-то финишировал, остальные могут сойти и занять последние места.
option-handicap = Фора
option-handicap-help = На сколько меньше «Нагрева» в двигателе у одного опытного водителя на старте.
option-handicap_seat = Кто даёт фору
option-handicap_seat-help = Какое место за столом начинает с меньшим «Нагревом».

## Страница

page-mat = Ваш планшет
page-map = Вид трассы
page-zoom-in = Ближе
page-zoom-out = Дальше
page-whole = Вся трасса
page-follow = Следить за моей машиной
page-gears = Рычаг передач
page-gear-label = Передача { $gear }: { $gear ->
    [one] { $gear } карта
    [few] { $gear } карты
    [many] { $gear } карт
   *[other] { $gear } карты
}, охлаждение { $cooldown }{ $heat ->
    [0] {""}
   *[other] , стоит «Нагрева»: { $heat }
}
page-hand = Ваша рука
page-card-lay = Сыграть: { $card }
page-card-discard = Сбросить: { $card }
page-card-cool = Охладить: { $card }
page-engine = Двигатель
page-deck = Колода
page-discard = Сброс
page-plan = Положенные карты
page-take-back = Вернуть: { $card }
page-commit = Подтвердить план
page-retire = Сойти с трассы
page-speed = Скорость
page-reaches = Деление
page-finish = финиш
page-shift = Передача
page-line = Поворот, ограничение { $limit }
page-spins-out = Вылет: { $percent } %
page-spins-out-sure = Вы вылетите с трассы.
page-spins-out-now = Пока всё идёт к вылету с трассы.
page-cluttered = Рука засорена: машина останется на месте.
page-has-adrenaline = В этом раунде у вас есть адреналин.
page-waiting = Ждём: { $names }.
page-cool = Охладить ({ $left })
page-boost = { $heat ->
    [0] Ускорение (даром)
   *[other] Ускорение (−{ $heat })
}
page-adrenaline = Адреналин +1
page-end-react = Дальше
page-slipstream = На { $spaces }, до { $to }
page-decline = Без воздушного мешка
page-end-discard = Добрать карты
page-auto-pass = Продолжать без вопроса, если выбора нет
page-ahead = Что впереди
page-ahead-corner = До поворота с ограничением { $limit } делений: { $spaces }
page-ahead-finish = До финиша делений: { $spaces }
page-standings = Положение
page-lap = Круг { $lap } из { $laps }
page-lap-short = круг { $lap }
page-round = Раунд { $round }
page-placed = место занято
page-finished = финиш
page-behind = отстаёт на { $gap }
page-gear = Передача
page-hand-size = Карт на руке
page-stress = Карт «Стресс»
page-ready = план готов
page-thinking = планирует
page-turn-of = Едет { $name }
page-played = Сыгранные карты
page-podium = Итог
page-chart = Места от раунда к раунду
page-tracks = Трассы
page-track-facts = Делений: { $spaces }, линий поворотов: { $corners }, кругов: { $laps }
page-cards = Карты
page-cars = Машины
page-weather-tokens = Погода
page-weather = { $weather ->
    [cloudy] На 1 «Стресс» меньше. В отмеченных секторах никто не охлаждается.
    [fog] В двигателе на 1 «Нагрев» больше. В отмеченных секторах воздушный мешок не начинается.
    [storm] На 1 «Стресс» больше. В отмеченных секторах воздушный мешок +2.
    [snow] В двигателе на 1 «Нагрев» меньше. В отмеченных секторах охлаждение +1.
    [rain] 3 «Нагрева» из двигателя уходят в колоду. В отмеченных секторах охлаждение +1.
   *[sun] 3 «Нагрева» из двигателя уходят в сброс. В отмеченных секторах воздушный мешок +2.
}
page-road-tokens = Состояние дороги
page-road = { $road ->
    [limit_up] Ограничение этого поворота на 1 выше.
    [limit_down] Ограничение этого поворота на 1 ниже.
    [overheat] Кто превысит здесь ограничение, платит на 1 «Нагрев» больше.
    [free_boost] Ускорение, начатое в этом секторе, ничего не стоит.
    [slipstream] Воздушный мешок, начатый в этом секторе, может быть на 1 деление длиннее.
   *[weather] В этом секторе действует погода.
}
