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
card-upgrade = { $part } { $number } ({ $face })
card-sponsor = { $name } ({ $face })
values = { $all }/{ $next }
part-four-wheel-drive = Полный привод
part-body = Кузов
part-brakes = Тормоза
part-cooling-system = Система охлаждения
part-rpm = Обороты
part-heat = Улучшение «Нагрев»
part-fuel = Топливо
part-gas-pedal = Педаль газа
part-suspension = Подвеска
part-tires = Шины
part-turbocharger = Нагнетатель
part-wings = Антикрылья
part-air-intake = Воздухозаборник
part-front-wing = Переднее антикрыло
sponsor-1 = Спонсор: часы
sponsor-2 = Спонсор: авиакомпания
sponsor-3 = Спонсор: лимонад
sponsor-4 = Спонсор: бензин
sponsor-5 = Спонсор: резина
sponsor-6 = Спонсор: мороженое
sponsor-7 = Спонсор: фары
symbol-plus = плюс { $count }
symbol-heat = нагрев { $count }
symbol-scrap = износ { $count }
symbol-cooldown = охлаждение { $count }
symbol-reduce-stress = снятие стресса { $count }
symbol-slipstream = воздушный мешок { $count }
symbol-salvage = возврат { $count }
symbol-super-cool = сверхохлаждение { $count }
symbol-draft = подтягивание { $count }
symbol-limit-up = ограничение +{ $count }
symbol-limit-down = ограничение −{ $count }
symbol-refresh = обновление
symbol-direct = прямой розыгрыш
symbol-accelerate = разгон

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
prompt-pick = Возьмите одно улучшение из выложенных.
prompt-swap = Обменяйте одно своё улучшение на одно из оставшихся или сохраните все.
prompt-drop = Откажитесь от одного из четырёх улучшений.
prompt-consult = Решите с механиками: на 1 «Нагрев» и 1 «Стресс» больше или на 1 каждого меньше.
prompt-value = Выберите значение: { $card }.
prompt-duty = Реакция: оплатите карты и выполните их износ; охлаждайтесь, ускоряйтесь и используйте другие символы в любом порядке.
prompt-short = Двигатель не может оплатить ваши карты. Верните в него «Нагрев» или объявите карты неоплатными.
prompt-salvage = Возьмите карты из своего сброса в колоду (ещё до { $count }), затем продолжайте.
prompt-super-cool = Верните «Нагрев» из сброса в двигатель (ещё до { $count }), затем продолжайте.
prompt-keep = Выберите карту, за которую платите (осталось выбрать: { $count }).
prompt-refresh = Положите карты с обновлением на верх колоды или продолжайте.

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
told-market = На выбор: { $cards }.
told-picked = { $seat } берёт: { $card }.
told-dealt = { $seat } получает: { $cards }.
told-swapped = { $seat } меняет: { $own } на { $card }.
told-upgrades-kept = { $seat } сохраняет все улучшения.
told-drop-chosen = { $seat } откажется от карты: { $card }.
told-dropped = { $seat } отказывается от карты: { $card }.
told-tuned-more = { $seat } стартует с 1 «Нагревом» и 1 «Стрессом» больше.
told-tuned-fewer = { $seat } стартует с 1 «Нагревом» и 1 «Стрессом» меньше.
told-value = { $seat } выбирает { $value }: { $card }.
told-moved-draft = { $car }: подтягивание на { $spaces }, { $to }.
told-moved-direct = { $car }: прямой розыгрыш, движение на { $spaces }, { $to }.
told-moved-accelerate = { $car }: разгон на { $spaces }, { $to }.
told-paid-card = { $seat } платит за карту ({ $card }): { $heat }.
told-scrapped = { $seat }: износ, в сброс уходит { $card }.
told-scrap-used = { $seat } выполняет износ: { $card }.
told-stress-reduced = { $seat } снимает 1 «Стресс».
told-pile-opened = { $seat } просматривает свой сброс: { $card }.
told-salvaged = { $seat } возвращает карту в колоду.
told-salvaged-card = { $seat } возвращает в колоду: { $card }.
told-salvage-ended = { $seat } заканчивает возврат.
told-deck-shuffled = { $seat } тасует колоду.
told-super-cooled = { $seat } возвращает 1 «Нагрев» из сброса в двигатель.
told-super-cool-ended = { $seat } заканчивает сверхохлаждение.
told-direct = { $seat } разыгрывает напрямую: { $card }.
told-unpayable = { $seat } не может оплатить карты и возвращается: { $to }.
told-replaced = { $seat } не платит за карту ({ $card }): её заменяет плюс.
told-refreshed = { $seat } кладёт на верх колоды: { $card }.
told-refresh-ended = { $seat } заканчивает обновление.
told-race = Гонка { $race }: { $event }, { $track }.
told-sponsors = { $seat } получает { $count ->
    [one] { $count } карту спонсора
    [few] { $count } карты спонсоров
    [many] { $count } карт спонсоров
   *[other] { $count } карты спонсоров
} ({ $why }).
told-sponsor-cards = { $seat } получает: { $cards } ({ $why }).
publicity-start = на старте
publicity-press = пресса в повороте { $corner }
publicity-event = событие
told-sponsor-used = { $seat } расходует: { $card }.
told-heat-removed = { $seat }: 1 «Нагрев» выходит из игры.
told-eliminated = { $car } выбывает из гонки.
told-scored = { $car }: очки за гонку — { $points }, всего — { $total }.

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
why-no-such-swap = Обменять может только тот, кто выбирал первым: одно своё улучшение на одно из оставшихся.
why-not-owned = Такого улучшения у вас нет.
why-no-such-value = На карте другие значения.
why-short = За карты вы должны больше «Нагрева», чем есть в двигателе.
why-heat-is-owed = «Нагрев» в двигателе нужен для оплаты карт.
why-no-cooldown-after-declaring = После объявления карт неоплатными охлаждения нет.
why-in-tunnel = В тоннеле с руки ничего не сбросить.
why-no-stress-to-reduce = На руке нет «Стресса» или нечем его снять.
why-not-salvaged = Выбрано достаточно карт, или такой карты в сбросе нет.
why-no-super-cool = Сверхохлаждения больше нет, или в сбросе нет «Нагрева».
why-nobody-to-draft = Подтянуться не к кому.
why-no-direct-play = Такой карты для прямого розыгрыша на руке нет.
why-direct-play-not-paid = Двигатель не может оплатить эту карту.
why-not-short = Вы можете оплатить все карты.
why-not-kept = С другой картой можно оплатить больше карт.
why-duty-open = Сначала оплатите карты и выполните их износ.
why-no-refresh = Такой карты с обновлением в игровой зоне нет.

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
choice-pick = взять
choice-swap = обменять: { $card }
choice-swap-for = на { $card }
choice-keep-upgrades = сохранить все улучшения
choice-drop = отказаться
choice-tune-more = на 1 «Нагрев» и 1 «Стресс» больше
choice-tune-fewer = на 1 «Нагрев» и 1 «Стресс» меньше
choice-value = значение { $value }
choice-pay = оплатить
choice-scrap = выполнить износ
choice-reduce-stress = снять 1 «Стресс»
choice-salvage = просмотреть сброс для возврата
choice-salvage-card = вернуть в колоду
choice-end-salvage = закончить возврат
choice-super-cool = сверхохлаждение
choice-super-cool-heat = вернуть 1 «Нагрев» в двигатель
choice-end-super-cool = закончить сверхохлаждение
choice-draft = подтянуться к машине
choice-direct = разыграть напрямую
choice-accelerate = разогнаться
choice-declare = объявить карты неоплатными
choice-keep = оплатить
choice-refresh = на верх колоды
choice-end-refresh = закончить обновление

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
text-car = { $car }: { $place }, круг { $lap }
text-driven = { $seat } ({ $colour })
text-forecast = Этот план: скорость от { $least } до { $most }, от { $near } до { $far }; плата за повороты не больше { $heat }; вылет { $percent } %.
text-finished = на финише
text-corner = (поворот { $limit } через { $spaces })
text-driver = передача { $gear }, двигатель { $engine }, рука { $hand }
text-ready = план готов
text-speed = скорость { $speed }
text-owed = поворот { $corner } стоит { $heat }
text-laid = Положены: { $cards }
text-hand = Рука:
text-garage = { $track }, { $laps ->
    [one] { $laps } круг
    [few] { $laps } круга
    [many] { $laps } кругов
   *[other] { $laps } круга
}. Перед гонкой.
text-market = На выбор:
text-upgrades = { $seat }: { $cards }
text-season = Сезон, гонка { $race } из { $races }: { $event }
text-press = Пресса в поворотах: { $corners }
text-points = Очки:
text-points-of = { $car } { $points }
text-debt = долг за карты: { $heat }
text-pile = Сброс:

## Подсчёт очков

sheet-race = гонка
sheet-race-1 = гонка 1
sheet-race-2 = гонка 2
sheet-race-3 = гонка 3
sheet-race-4 = гонка 4

## Трассы

track-usa = США
track-france = Франция
track-great_britain = Великобритания
track-italy = Италия
track-japan = Япония
track-mexico = Мексика
track-spain = Испания
track-netherlands = Нидерланды

## Карты событий

event-none = нет гонки
event-grandstand = Трибуна
event-speed_record = Рекорд скорости
event-drivers_strike = Забастовка водителей
event-restrictions_lifted = Снятие ограничений
event-record_crowds = Рекорд зрителей
event-corruption = Коррупция
event-title_sponsor = Титульный спонсор
event-live_television = Прямой эфир
event-safety_regulations = Правила безопасности
event-future_unknown = Неизвестное будущее
event-going_global = Выход в мир
event-turbulent_winds = Порывистый ветер
event-chicanes = Шиканы
event-sudden_rain = Внезапный дождь
event-hold_on_tight = Держись крепче
event-smile_and_wave = Улыбаемся и машем
event-tunnel_vision = Туннельное зрение
event-pressure_cooker = Скороварка
event-tight_maneuvers = Тесные манёвры
event-smooth_start = Плавный старт
event-crowd_goes_wild = Толпа ликует
event-consulting_mechanics = Совет механиков

## Настройки

option-track = Трасса
option-track-help = Где проходит гонка. В Японии есть затопленные деления, в Испании — тоннели.
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
option-garage = Гараж
option-garage-help = Вместо начальных улучшений водители выбирают по три из гаража.
option-garage-off = нет
option-garage-basic = базовые улучшения
option-garage-advanced = сложные улучшения
option-garage-both = все улучшения
option-draft = Выбор улучшений
option-draft-help = Как распределяются улучшения.
option-draft-rounds = в три круга
option-draft-random = случайно
option-draft-snake = четыре змейкой, одно отдать
option-heavy_rain = Карты «Heavy Rain»
option-heavy_rain-help = Добавляет к сложным улучшения со сверхохлаждением, а в сезон — карту спонсора.
option-tunnel_vision = Карты «Tunnel Vision»
option-tunnel_vision-help = Добавляет к сложным улучшения с подтягиванием, а в сезон — карту спонсора.
option-season = Чемпионат
option-season-help = Сезон из нескольких гонок со спонсорами, прессой и очками. Гараж и погода входят в него.
option-season-off = одна гонка
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-own = свой сезон
option-race_1 = Свой сезон: гонка 1
option-race_1-help = Карта события этой гонки; она проходит на своей трассе, если та здесь есть, иначе на выбранной.
option-race_2 = Свой сезон: гонка 2
option-race_2-help = Карта события этой гонки; она проходит на своей трассе, если та здесь есть, иначе на выбранной.
option-race_3 = Свой сезон: гонка 3
option-race_3-help = Карта события этой гонки; она проходит на своей трассе, если та здесь есть, иначе на выбранной.
option-race_4 = Свой сезон: гонка 4
option-race_4-help = Карта события этой гонки; она проходит на своей трассе, если та здесь есть, иначе на выбранной.

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
page-card-direct = Сыграть сразу: { $card }
page-card-calm = Убрать: { $card }
page-market = Рынок
page-upgrades = Улучшения
page-drop = Отказаться: { $card }
page-swap = Выставить на обмен: { $card }
page-season = Сезон
page-race = Гонка { $race } из { $races }: { $event }
page-total = Очки
page-sponsors = Карты спонсоров
page-owes = Осталось заплатить за карты: { $heat }
page-short = За карты нужно { $heat } «Нагрева», в двигателе столько нет.
