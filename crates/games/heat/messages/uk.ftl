# HEAT: рядки журналу, підказки, причини відмов, меню. Один каталог для термінала та сторінки.
# Місце на треку — поділка, рахуючи від лінії старту й фінішу, і бік, як його бачить пілот.

## Карти

card-basic = { $value }
card-u0 = 0
card-u5 = 5
card-stress = «Стрес»
card-heat = «Турбо»
cards-none = немає карт
list = { $all }, { $next }

## Боліди й місця

racer-driver = { $seat }
racer-legend = Легенда ({ $colour })
grid-empty = нікого
colour-black = чорний
colour-blue = синій
colour-green = зелений
colour-red = червоний
colour-silver = сріблястий
colour-yellow = жовтий
colour-orange = помаранчевий
colour-purple = фіолетовий
colour-white = білий
side-left = ліворуч
side-right = праворуч
place = поділка { $space } { $side }

## Погода й дорога

weather-cloudy = хмарно
weather-fog = туман
weather-storm = гроза
weather-snow = сніг
weather-rain = дощ
weather-sun = сонце
road-limit-up = ліміт +1
road-limit-down = ліміт −1
road-overheat = перегрів
road-free-boost = безкоштовне прискорення
road-slipstream = аеродинаміка +1
road-weather = погода
road-at = поворот { $corner }: { $road }
roads-none = немає

## Підказки

prompt-gear = Виберіть передачу. Вона визначає, скільки карт ви зіграєте.
prompt-cards = { $count ->
    [one] Покладіть долілиць ще { $count } карту.
    [few] Покладіть долілиць ще { $count } карти.
    [many] Покладіть долілиць ще { $count } карт.
   *[other] Покладіть долілиць ще { $count } карти.
}
prompt-commit = Підтвердьте план або скасуйте щось.
prompt-react = Реакція: охолоджуйте двигун, прискорюйтеся, використовуйте адреналін у будь-якому порядку, тоді продовжуйте.
prompt-slipstream = Болід просто перед вами або поруч. Скористатися аеродинамікою?
prompt-discard = Скиньте те, чого не хочете лишати, тоді доберіть карти.

## Журнал

told-grid = На старті, починаючи з першого місця: { $cars }.
told-weather = Погода: { $weather }. Дорога: { $roads }.
told-round = Раунд { $round }.
told-gear-chosen = { $seat } планує передачу { $gear }.
told-card-laid = { $seat } кладе долілиць: { $card }.
told-committed = { $seat } чекає на решту.
told-gear-shifted = { $seat }: передача { $gear }.
told-retired = { $seat } сходить із треку.
told-revealed = { $seat } відкриває: { $cards }.
told-cluttered = { $seat }: рука захаращена, болід стоїть, передача тепер перша.
told-thrown = { $seat } відкриває і скидає: { $card }.
told-found = { $seat } відкриває: { $card }.
told-found-none = { $seat } не знаходить жодної базової карти.
told-legend-card = Відкрито карту Легенд { $card }.
told-moved = { $car }: рух на { $spaces }, { $to }.
told-moved-boost = { $car }: прискорення на { $spaces }, { $to }.
told-moved-adrenaline = { $car }: адреналін, рух на { $spaces }, { $to }.
told-moved-slipstream = { $car }: аеродинаміка, { $to }.
told-stayed = { $car } лишається на місці: { $to } (рух на { $spaces }).
told-cooled = { $seat } охолоджує 1 «Турбо».
told-paid-shift = { $seat } платить за перемикання: { $heat }.
told-paid-boost = { $seat } платить за прискорення: { $heat }.
told-paid-corner = { $seat } платить за поворот { $corner }: { $heat }.
told-spun-out = { $seat } вилітає в повороті { $corner } і повертається: { $to }. Стрес: { $stress }.
told-finished = { $car }: фінішну лінію перетнуто.
told-reacted = { $seat } закінчує реакцію.
told-declined = { $seat } обходиться без аеродинаміки.
told-kept = { $seat } закінчує скидання.
told-discarded = { $seat } скидає: { $card }.
told-shuffled = { $seat } тасує скид у нову колоду.
told-drew = { $seat } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
told-drew-cards = { $seat } добирає: { $cards }.
told-placed = { $car }: місце { $place }.

## Причини відмов

why-not-now = Зараз цього від вас не чекають.
why-already-shifted = Передачу вже вибрано. Скасуйте вибір, щоб узяти іншу.
why-shift-first = Спершу виберіть передачу, тоді карти.
why-shift-too-long = Більш ніж на дві передачі не перемикаються.
why-shift-needs-heat = Перемикання на дві передачі коштує 1 «Турбо», а двигун порожній.
why-flood-needs-heat = На затопленій поділці пониження передачі коштує на 1 «Турбо» більше, ніж є у двигуні.
why-gear-not-filled = Для цієї передачі карт бракує, а для іншої вистачить.
why-laid-by-itself = Рука захаращена: карти лягають самі.
why-heat-not-laid = «Турбо» грати не можна.
why-not-in-hand = Такої карти у вас на руці немає.
why-wrong-number = Зіграйте рівно стільки карт, скільки вимагає передача.
why-no-retiring = Зійти можна, лише коли хтось уже фінішував і якщо стіл це дозволяє.
why-clouds = Хмари над цим сектором не дають охолоджуватися.
why-no-cooldown = Охолодження в цьому ході більше немає.
why-no-heat-in-hand = У вас на руці немає «Турбо».
why-already-boosted = У цьому ході ви вже прискорювалися.
why-boost-needs-heat = Прискорення коштує 1 «Турбо», а двигун порожній.
why-not-last = Адреналін мають лише останні боліди.
why-adrenaline-used = Додаткову поділку адреналіну ви вже використали.
why-no-such-slipstream = Аеродинаміка звідси має іншу довжину.
why-slipstream-beyond-finish = Така довга аеродинаміка завела б за фінішну лінію.
why-slipstream-gains-nothing = Така коротка аеродинаміка вас не зрушила б.
why-never-discarded = «Стрес» і «Турбо» скидати не можна.

## Меню

choice-gear = передача { $gear }
choice-lay = зіграти
choice-commit = підтвердити план
choice-retire = зійти з треку
choice-cool = охолодити 1 «Турбо»
choice-boost = прискоритися за 1 «Турбо»
choice-adrenaline = адреналін: ще 1 поділка
choice-end-react = далі
choice-slipstream = аеродинаміка, поділок: { $spaces }
choice-decline = без аеродинаміки
choice-discard = скинути
choice-end-discard = добрати карти

## Текстовий двійник

text-round = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
}. Раунд { $round }.
text-over = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
}. Перегони закінчено.
text-weather = Погода: { $weather }. Дорога: { $roads }.
text-placed = { $place }. { $car }
text-car = { $car } ({ $colour }): { $place }, коло { $lap }
text-finished = на фініші
text-corner = (поворот { $limit } через { $spaces })
text-driver = передача { $gear }, двигун { $engine }, рука { $hand }
text-ready = план готовий
text-speed = швидкість { $speed }
text-owed = поворот { $corner } коштує { $heat }
text-laid = Покладено: { $cards }
text-hand = Рука:

## Підрахунок очок

sheet-race = перегони

## Налаштування

option-track = Трек
option-track-help = Де відбуваються перегони. У Японії є затоплені поділки, в Іспанії — тунелі.
option-track-usa = США
option-track-france = Франція
option-track-great_britain = Велика Британія
option-track-italy = Італія
option-track-japan = Японія
option-track-mexico = Мексика
option-track-spain = Іспанія
option-track-netherlands = Нідерланди
option-laps = Кола
option-laps-help = Скільки кіл проїжджають; 0 — стільки, скільки вказано на полі. Для перших перегонів добре одне коло в США.
option-cars = Боліди
option-cars-help = Скільки болідів стартує. Місця, не зайняті пілотами, посідають Легенди — вони їдуть самі; зазвичай болідів шість.
option-aggressive = Агресивні Легенди
option-aggressive-help = Легенда, що починає хід на поділці з шевроном, може перетнути на одну лінію повороту більше.
option-pro = Досвідчені Легенди
option-pro-help = Стільки поділок додається до швидкості кожної Легенди на прямій.
option-weather = Погода і стан дороги
option-weather-help = Жетон погоди змінює старт для всіх, а кожен поворот отримує жетон дороги.
option-retire = Схід із треку
option-retire-help = Коли хтось фінішував, решта може зійти й посісти останні місця.
option-handicap = Фора
option-handicap-help = На скільки менше «Турбо» у двигуні одного досвідченого пілота на старті.
option-handicap_seat = Хто дає фору
option-handicap_seat-help = Яке місце за столом починає з меншим «Турбо».

## Сторінка

page-mat = Ваш планшет
page-map = Вигляд треку
page-zoom-in = Ближче
page-zoom-out = Далі
page-whole = Увесь трек
page-follow = Стежити за моїм болідом
page-gears = Важіль передач
page-gear-label = Передача { $gear }: { $gear ->
    [one] { $gear } карта
    [few] { $gear } карти
    [many] { $gear } карт
   *[other] { $gear } карти
}, охолодження { $cooldown }{ $heat ->
    [0] {""}
   *[other] , коштує «Турбо»: { $heat }
}
page-hand = Ваша рука
page-card-lay = Зіграти: { $card }
page-card-discard = Скинути: { $card }
page-card-cool = Охолодити: { $card }
page-engine = Двигун
page-deck = Колода
page-discard = Скид
page-plan = Покладені карти
page-take-back = Повернути: { $card }
page-commit = Підтвердити план
page-retire = Зійти з треку
page-speed = Швидкість
page-reaches = Поділка
page-finish = фініш
page-shift = Передача
page-line = Поворот, обмеження { $limit }
page-spins-out = Виліт: { $percent } %
page-spins-out-sure = Ви вилетите з треку.
page-spins-out-now = Поки що все йде до вильоту з треку.
page-cluttered = Рука захаращена: болід залишиться на місці.
page-has-adrenaline = У цьому раунді ви маєте адреналін.
page-waiting = Чекаємо: { $names }.
page-cool = Охолодити ({ $left })
page-boost = { $heat ->
    [0] Прискорення (задарма)
   *[other] Прискорення (−{ $heat })
}
page-adrenaline = Адреналін +1
page-end-react = Далі
page-slipstream = На { $spaces }, до { $to }
page-decline = Без аеродинаміки
page-end-discard = Добрати карти
page-auto-pass = Іти далі без запитання, якщо вибору немає
page-ahead = Що попереду
page-ahead-corner = До повороту з обмеженням { $limit } поділок: { $spaces }
page-ahead-finish = До фінішу поділок: { $spaces }
page-standings = Становище
page-lap = Коло { $lap } з { $laps }
page-lap-short = коло { $lap }
page-round = Раунд { $round }
page-placed = місце зайнято
page-finished = фініш
page-behind = відстає на { $gap }
page-gear = Передача
page-hand-size = Карт на руці
page-stress = Карт «Стрес»
page-ready = план готовий
page-thinking = планує
page-turn-of = Їде { $name }
page-played = Зіграні карти
page-podium = Підсумок
page-chart = Місця від раунду до раунду
page-tracks = Треки
page-track-facts = Поділок: { $spaces }, ліній поворотів: { $corners }, кіл: { $laps }
page-cards = Карти
page-cars = Боліди
page-weather-tokens = Погода
page-weather = { $weather ->
    [cloudy] На 1 «Стрес» менше. У позначених секторах ніхто не охолоджується.
    [fog] У двигуні на 1 «Турбо» більше. У позначених секторах аеродинаміка не починається.
    [storm] На 1 «Стрес» більше. У позначених секторах аеродинаміка +2.
    [snow] У двигуні на 1 «Турбо» менше. У позначених секторах охолодження +1.
    [rain] 3 «Турбо» з двигуна йдуть у колоду. У позначених секторах охолодження +1.
   *[sun] 3 «Турбо» з двигуна йдуть у скид. У позначених секторах аеродинаміка +2.
}
page-road-tokens = Стан дороги
page-road = { $road ->
    [limit_up] Обмеження цього повороту на 1 вище.
    [limit_down] Обмеження цього повороту на 1 нижче.
    [overheat] Хто перевищить тут обмеження, платить на 1 «Турбо» більше.
    [free_boost] Прискорення, почате в цьому секторі, нічого не коштує.
    [slipstream] Аеродинаміка, почата в цьому секторі, може бути на 1 поділку довша.
   *[weather] У цьому секторі діє погода.
}
