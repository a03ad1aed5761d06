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
card-upgrade = { $part } { $number } ({ $face })
card-sponsor = { $name } ({ $face })
values = { $all }/{ $next }
part-four-wheel-drive = Повний привід
part-body = Кузов
part-brakes = Гальма
part-cooling-system = Система охолодження
part-rpm = Оберти
part-heat = Поліпшення «Турбо»
part-fuel = Пальне
part-gas-pedal = Педаль газу
part-suspension = Підвіска
part-tires = Шини
part-turbocharger = Нагнітач
part-wings = Антикрила
part-air-intake = Повітрозабірник
part-front-wing = Переднє антикрило
sponsor-1 = Спонсор: годинники
sponsor-2 = Спонсор: авіакомпанія
sponsor-3 = Спонсор: лимонад
sponsor-4 = Спонсор: бензин
sponsor-5 = Спонсор: гума
sponsor-6 = Спонсор: морозиво
sponsor-7 = Спонсор: фари
symbol-plus = плюс { $count }
symbol-heat = турбо { $count }
symbol-scrap = зношення { $count }
symbol-cooldown = охолодження { $count }
symbol-reduce-stress = зняття стресу { $count }
symbol-slipstream = аеродинаміка { $count }
symbol-salvage = повернення { $count }
symbol-super-cool = надохолодження { $count }
symbol-draft = підтягування { $count }
symbol-limit-up = ліміт +{ $count }
symbol-limit-down = ліміт −{ $count }
symbol-refresh = оновлення
symbol-direct = пряме розігрування
symbol-accelerate = розгін

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
prompt-pick = Візьміть одне поліпшення з викладених.
prompt-swap = Обміняйте одне своє поліпшення на одне з решти або лишіть усі.
prompt-drop = Відмовтеся від одного з чотирьох поліпшень.
prompt-consult = Вирішіть із механіками: на 1 «Турбо» і 1 «Стрес» більше або на 1 кожного менше.
prompt-value = Виберіть значення: { $card }.
prompt-duty = Реакція: оплатіть карти й виконайте їхнє зношення; охолоджуйтеся, прискорюйтеся й використовуйте інші символи в будь-якому порядку.
prompt-short = Двигун не може оплатити ваші карти. Поверніть у нього «Турбо» або оголосіть карти неоплатними.
prompt-salvage = Візьміть карти зі свого скиду в колоду (ще до { $count }), тоді продовжуйте.
prompt-super-cool = Поверніть «Турбо» зі скиду у двигун (ще до { $count }), тоді продовжуйте.
prompt-keep = Виберіть карту, за яку платите (лишилося вибрати: { $count }).
prompt-refresh = Покладіть карти з оновленням на верх колоди або продовжуйте.

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
told-market = На вибір: { $cards }.
told-picked = { $seat } бере: { $card }.
told-dealt = { $seat } отримує: { $cards }.
told-swapped = { $seat } міняє: { $own } на { $card }.
told-upgrades-kept = { $seat } лишає всі поліпшення.
told-drop-chosen = { $seat } відмовиться від карти: { $card }.
told-dropped = { $seat } відмовляється від карти: { $card }.
told-tuned-more = { $seat } стартує з 1 «Турбо» і 1 «Стресом» більше.
told-tuned-fewer = { $seat } стартує з 1 «Турбо» і 1 «Стресом» менше.
told-value = { $seat } вибирає { $value }: { $card }.
told-moved-draft = { $car }: підтягування на { $spaces }, { $to }.
told-moved-direct = { $car }: пряме розігрування, рух на { $spaces }, { $to }.
told-moved-accelerate = { $car }: розгін на { $spaces }, { $to }.
told-paid-card = { $seat } платить за карту ({ $card }): { $heat }.
told-scrapped = { $seat }: зношення, у скид іде { $card }.
told-scrap-used = { $seat } виконує зношення: { $card }.
told-stress-reduced = { $seat } знімає 1 «Стрес».
told-pile-opened = { $seat } переглядає свій скид: { $card }.
told-salvaged = { $seat } повертає карту в колоду.
told-salvaged-card = { $seat } повертає в колоду: { $card }.
told-salvage-ended = { $seat } закінчує повернення.
told-deck-shuffled = { $seat } тасує колоду.
told-super-cooled = { $seat } повертає 1 «Турбо» зі скиду у двигун.
told-super-cool-ended = { $seat } закінчує надохолодження.
told-direct = { $seat } розігрує напряму: { $card }.
told-unpayable = { $seat } не може оплатити карт і повертається: { $to }.
told-replaced = { $seat } не платить за карту ({ $card }): її заміняє плюс.
told-refreshed = { $seat } кладе на верх колоди: { $card }.
told-refresh-ended = { $seat } закінчує оновлення.
told-race = Перегони { $race }: { $event }, { $track }.
told-sponsors = { $seat } отримує { $count ->
    [one] { $count } карту спонсора
    [few] { $count } карти спонсорів
    [many] { $count } карт спонсорів
   *[other] { $count } карти спонсорів
} ({ $why }).
told-sponsor-cards = { $seat } отримує: { $cards } ({ $why }).
publicity-start = на старті
publicity-press = преса в повороті { $corner }
publicity-event = подія
told-sponsor-used = { $seat } витрачає: { $card }.
told-heat-removed = { $seat }: 1 «Турбо» виходить із гри.
told-eliminated = { $car } вибуває з перегонів.
told-scored = { $car }: очки за перегони — { $points }, разом — { $total }.

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
why-no-such-swap = Обміняти може лише той, хто вибирав першим: одне своє поліпшення на одне з решти.
why-not-owned = Такого поліпшення у вас немає.
why-no-such-value = На карті інші значення.
why-short = За карти ви винні більше «Турбо», ніж є у двигуні.
why-heat-is-owed = «Турбо» у двигуні потрібне для оплати карт.
why-no-cooldown-after-declaring = Після оголошення карт неоплатними охолодження немає.
why-in-tunnel = У тунелі з руки нічого не скинути.
why-no-stress-to-reduce = На руці немає «Стресу» або нема чим його зняти.
why-not-salvaged = Вибрано достатньо карт, або такої карти у скиді немає.
why-no-super-cool = Надохолодження більше немає, або у скиді немає «Турбо».
why-nobody-to-draft = Підтягнутися нема до кого.
why-no-direct-play = Такої карти для прямого розігрування на руці немає.
why-direct-play-not-paid = Двигун не може оплатити цю карту.
why-not-short = Ви можете оплатити всі карти.
why-not-kept = З іншою картою можна оплатити більше карт.
why-duty-open = Спершу оплатіть карти й виконайте їхнє зношення.
why-no-refresh = Такої карти з оновленням в ігровій зоні немає.

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
choice-pick = узяти
choice-swap = обміняти: { $card }
choice-swap-for = на { $card }
choice-keep-upgrades = лишити всі поліпшення
choice-drop = відмовитися
choice-tune-more = на 1 «Турбо» і 1 «Стрес» більше
choice-tune-fewer = на 1 «Турбо» і 1 «Стрес» менше
choice-value = значення { $value }
choice-pay = оплатити
choice-scrap = виконати зношення
choice-reduce-stress = зняти 1 «Стрес»
choice-salvage = переглянути скид для повернення
choice-salvage-card = повернути в колоду
choice-end-salvage = закінчити повернення
choice-super-cool = надохолодження
choice-super-cool-heat = повернути 1 «Турбо» у двигун
choice-end-super-cool = закінчити надохолодження
choice-draft = підтягнутися до боліда
choice-direct = розіграти напряму
choice-accelerate = розігнатися
choice-declare = оголосити карти неоплатними
choice-keep = оплатити
choice-refresh = на верх колоди
choice-end-refresh = закінчити оновлення

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
text-car = { $car }: { $place }, коло { $lap }
text-driven = { $seat } ({ $colour })
text-forecast = Цей план: швидкість від { $least } до { $most }, від { $near } до { $far }; плата за повороти не більше { $heat }; виліт { $percent } %.
text-finished = на фініші
text-corner = (поворот { $limit } через { $spaces })
text-driver = передача { $gear }, двигун { $engine }, рука { $hand }
text-ready = план готовий
text-speed = швидкість { $speed }
text-owed = поворот { $corner } коштує { $heat }
text-laid = Покладено: { $cards }
text-hand = Рука:
text-garage = { $track }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
    [many] { $laps } кіл
   *[other] { $laps } кола
}. Перед перегонами.
text-market = На вибір:
text-upgrades = { $seat }: { $cards }
text-season = Сезон, перегони { $race } з { $races }: { $event }
text-press = Преса в поворотах: { $corners }
text-points = Очки:
text-points-of = { $car } { $points }
text-debt = борг за карти: { $heat }
text-pile = Скид:

## Підрахунок очок

sheet-race = перегони
sheet-race-1 = перегони 1
sheet-race-2 = перегони 2
sheet-race-3 = перегони 3
sheet-race-4 = перегони 4

## Траси

track-usa = США
track-france = Франція
track-great_britain = Велика Британія
track-italy = Італія
track-japan = Японія
track-mexico = Мексика
track-spain = Іспанія
track-netherlands = Нідерланди

## Карти подій

event-none = немає перегонів
event-grandstand = Трибуна
event-speed_record = Рекорд швидкості
event-drivers_strike = Страйк пілотів
event-restrictions_lifted = Зняття обмежень
event-record_crowds = Рекорд глядачів
event-corruption = Корупція
event-title_sponsor = Титульний спонсор
event-live_television = Прямий ефір
event-safety_regulations = Правила безпеки
event-future_unknown = Невідоме майбутнє
event-going_global = Вихід у світ
event-turbulent_winds = Поривчастий вітер
event-chicanes = Шикани
event-sudden_rain = Раптовий дощ
event-hold_on_tight = Тримайся міцно
event-smile_and_wave = Усміхаємося й махаємо
event-tunnel_vision = Тунельний зір
event-pressure_cooker = Скороварка
event-tight_maneuvers = Тісні маневри
event-smooth_start = Плавний старт
event-crowd_goes_wild = Натовп шаленіє
event-consulting_mechanics = Порада механіків

## Налаштування

option-track = Трек
option-track-help = Де відбуваються перегони. У Японії є затоплені поділки, в Іспанії — тунелі.
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
option-garage = Гараж
option-garage-help = Замість початкових поліпшень пілоти вибирають по три з гаража.
option-garage-off = немає
option-garage-basic = базові поліпшення
option-garage-advanced = складні поліпшення
option-garage-both = усі поліпшення
option-draft = Вибір поліпшень
option-draft-help = Як розподіляються поліпшення.
option-draft-rounds = у три кола
option-draft-random = випадково
option-draft-snake = чотири змійкою, одне віддати
option-heavy_rain = Карти «Heavy Rain»
option-heavy_rain-help = Додає до складних поліпшення з надохолодженням, а в сезон — карту спонсора.
option-tunnel_vision = Карти «Tunnel Vision»
option-tunnel_vision-help = Додає до складних поліпшення з підтягуванням, а в сезон — карту спонсора.
option-season = Чемпіонат
option-season-help = Сезон із кількох перегонів зі спонсорами, пресою та очками. Гараж і погода входять до нього.
option-season-off = одні перегони
option-season-1961 = 1961
option-season-1962 = 1962
option-season-1963 = 1963
option-season-1964 = 1964 (Heavy Rain)
option-season-1965 = 1965 (Tunnel Vision)
option-season-own = власний сезон
option-race_1 = Власний сезон: перегони 1
option-race_1-help = Карта події цих перегонів; вони відбуваються на своєму треку, якщо він тут є, інакше на вибраному.
option-race_2 = Власний сезон: перегони 2
option-race_2-help = Карта події цих перегонів; вони відбуваються на своєму треку, якщо він тут є, інакше на вибраному.
option-race_3 = Власний сезон: перегони 3
option-race_3-help = Карта події цих перегонів; вони відбуваються на своєму треку, якщо він тут є, інакше на вибраному.
option-race_4 = Власний сезон: перегони 4
option-race_4-help = Карта події цих перегонів; вони відбуваються на своєму треку, якщо він тут є, інакше на вибраному.

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
page-card-direct = Зіграти одразу: { $card }
page-card-calm = Прибрати: { $card }
page-market = Ринок
page-upgrades = Поліпшення
page-drop = Відмовитися: { $card }
page-swap = Виставити на обмін: { $card }
page-season = Сезон
page-race = Перегони { $race } з { $races }: { $event }
page-total = Очки
page-sponsors = Карти спонсорів
page-owes = Залишилося заплатити за карти: { $heat }
page-short = За карти треба { $heat } «Турбо», у двигуні стільки немає.
