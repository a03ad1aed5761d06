# Thunder Road: Vendetta, українською.

## Запитання

prompt-assign = Покладіть кубик на машину, яка ще не рухалася в цьому раунді.
prompt-coast = Усі ваші машини вже рухалися: виберіть машину, яка проїде накатом одну клітинку, і кубик для неї.
prompt-command = Покладіть ще один кубик на команду або обійдіться без неї.
prompt-chopper = Поставте свій гелікоптер на порожню клітинку.
prompt-chopper-shot = Ваш гелікоптер може вистрілити по цілі у своєму передньому секторі.
prompt-repair = Виберіть жетон пошкодження, який треба полагодити.
prompt-enter = Виведіть на дорогу: { $car } (ходів: { $moves }).
prompt-step = Їде { $car } ({ $moves ->
    [one] лишився { $moves } хід
    [few] лишилося { $moves } ходи
   *[many] лишилося { $moves } ходів
}).
prompt-drift = Проскочити в дрифті ({ $vehicle }) чи зіткнутися?
prompt-bonus = Весь шлях дорогою: взяти ще ходів: { $moves }?
prompt-shoot = Вистріліть по цілі в передньому секторі або не стріляйте.
prompt-reroll = Зіткнення: { $top } і { $bottom }. Зсунеться { $moved }, напрямок: { $direction }. Лишити кубики чи перекинути?

## Журнал

told-dice = { $seat } кидає { $dice }.
told-round = Раунд { $round } починає { $seat }; на кубику дороги { $die }.
told-turn = Ходить { $seat }.
told-passed = { $seat }: рухатися нічим, хід пропущено.
told-assigned = { $car } отримує { $die }.
told-coasted = { $car } їде накатом, кубик { $die }.
told-command = { $seat } кладе { $die } на команду: { $command }.
told-no-command = { $seat } обходиться без команди.
told-chopper-held = Гелікоптер гравця { $seat } не стріляє.
told-no-bonus = { $seat } не бере кубик дороги.
told-held = { $seat } не стріляє.
told-chopper = { $seat } ставить гелікоптер на { $space }.
told-chopper-back = Гелікоптер гравця { $seat } повертається.
told-repaired = { $car }: полагоджено ({ $damage }).
told-drove = { $car } їде на { $space }.
told-pushed = { $car } відлітає на { $space }.
told-slid = { $car } ковзає на { $space }.
told-skidded = { $car }: занос на { $space }.
told-staggered = { $car } кидається, тепер на { $space }.
told-landed = { $car } приземляється на { $space }.
told-drifted = { $car } проскакує в дрифті.
told-drift-held = { $car } не проскакує.
told-bonus = { $seat } бере з кубика дороги ще ходів: { $moves }.
told-shown = На { $space } лежить: { $hazard }.
told-hazard = { $car } потрапляє на небезпеку: { $hazard }.
told-oil = { $car } ковзає по мастилу: { $direction }.
told-slam = { $top } зіштовхується: { $bottom }. Зсувається { $moved }: { $direction }.
told-kept = { $seat } лишає кубики.
told-rerolled = { $seat } перекидає.
told-hit = { $shooter } влучає: { $target } ({ $face }).
told-missed = { $shooter } хибить: { $target } ({ $face }).
told-damaged = { $car } отримує пошкодження: { $damage }.
told-ignored = { $car } більше не отримує пошкоджень.
told-shrapnel = { $car }: рикошет летить { $direction }, влучання: { $target }.
told-shrapnel-nobody = { $car }: рикошет летить { $direction } і нікого не зачіпає.
told-dazed = { $car } у ступорі, ходів: { $moves }.
told-blasted = { $car } злітає: { $direction }, клітинок: { $spaces }.
told-inoperable = { $car } більше не на ходу.
told-eliminated = { $car } вибуває: { $how }.
told-out = { $seat } вибуває з гри.
told-advanced = Поле зсувається: { $removed } прибрано, { $laid } викладено.
told-finish-line = Викладено фінішну лінію.
told-finished = { $car } перетинає фінішну лінію.
told-won = { $seat } перемагає.
told-draw = Гра закінчилася внічию.

## Причини відмов

why-not-now = Зараз вас про це не питають.
why-has-die = Це не ваша машина без кубика.
why-inoperable = Машина не на ходу, кубик на неї не кладуть.
why-eliminated = Ця машина вибула.
why-no-such-die = У вас немає невикористаного кубика з таким числом.
why-unmoved-car = Накатом їдуть, лише коли в усіх ваших машин на ходу вже є кубик.
why-coasted-twice = Ця машина вже двічі їхала накатом у цьому раунді.
why-one-command = Команду цього раунду вже використано.
why-no-command-coasting = У хід із рухом накатом команду не віддають.
why-wrong-value = На цю команду не можна покласти кубик із таким числом.
why-nothing-to-act-on = Цій команді нема на що подіяти.
why-not-empty = Гелікоптеру потрібна порожня клітинка поля.
why-first-round = У першому раунді ніхто не стріляє.
why-cannot-shoot = Ця машина не може стріляти.
why-not-in-arc = Такої цілі в передньому секторі немає.
why-no-such-token = На жодній вашій машині на полі немає такого жетона.
why-no-entry = Машина виїжджає із зони старту на одну з шести смуг.
why-outside-arc = Машина їде вперед, вперед-ліворуч або вперед-праворуч.
why-moves-left = Треба використати всі ходи.
why-no-drift = Проскакувати нема через що.
why-left-road = Машина з'їжджала з дороги.
why-stopped = Рух перервано зіткненням або пошкодженням.
why-coasting-bonus = Під час руху накатом бонусу немає.
why-no-reroll = Цей кидок перекидаєте не ви.

## Меню

choice-die = кубик { $die }
choice-coast = накатом
choice-no-command = без команди
choice-column = стовпець { $column }
choice-space = клітинка { $space }
choice-shoot = стріляти: { $target }
choice-hold = не стріляти
choice-enter = смуга { $row }
choice-through = проскочити
choice-slam = зіткнутися
choice-take = взяти бонус
choice-decline = не брати
choice-keep = лишити кубики
choice-reroll = перекинути

## Назви

vehicle-small = мала машина ({ $seat })
vehicle-medium = середня машина ({ $seat })
vehicle-large = велика машина ({ $seat })
vehicle-wreck = розбита машина
chopper-of = гелікоптер ({ $seat })
command-airstrike = авіаудар
command-nitro = нітро
command-drift = дрифт
command-repair = ремонт
direction-front-left = вперед-ліворуч
direction-front = вперед
direction-front-right = вперед-праворуч
direction-rear-left = назад-ліворуч
direction-rear = назад
direction-rear-right = назад-праворуч
damage-dent = вм'ятина
damage-skid-front-left = занос вперед-ліворуч
damage-skid-front = занос вперед
damage-skid-front-right = занос вперед-праворуч
damage-skid-rear-left = занос назад-ліворуч
damage-skid-rear = занос назад
damage-skid-rear-right = занос назад-праворуч
damage-shrapnel = рикошет
damage-dazed = ступор
damage-blast = стрибок
damage-marker = маркер
hazard-road = дорога
hazard-mud = багно
hazard-oil = мастило
hazard-mine = міна
hazard-wreck = розбита машина
face-small-or-medium = мала або середня
face-medium = середня
face-large = велика
face-any = будь-який розмір
fate-crashed = розбилася
fate-over-side = за бічний край
fate-over-rear = за задній край
fate-left-behind = лишилася позаду
fate-under-chopper = під гелікоптером
fate-destroyed = знищена
fate-finished = за фінішною лінією, ні для кого

## Поле в тексті

text-round = Раунд { $round }, ходить { $seat }. Кубик дороги: { $die }
text-over = Гру закінчено.
text-tiles = Фрагменти: { $tiles }
text-tiles-final = Фрагменти: { $tiles }, далі фінішна лінія
text-gang = { $seat }: кубики { $dice };
text-out = { $seat }: поза грою

## Налаштування

option-start = Стартовий фрагмент
option-start-help = Яким боком угору лежить стартовий фрагмент.
option-start-random = випадково
option-start-parking_lot = 1a, «Автостоянка»
option-start-runway = 1b, «Дорога до руїн»

## Сторінка

page-road = Дорога
page-mat = Ваші панелі приладів
page-order = Порядок ходів
page-commands = Панель команд
page-dice = Ваші кубики
page-dice-left = Залишилося кубиків:
page-dice-none = У цьому раунді кубиків не залишилося
page-size = { $size ->
    [small] Мала машина
    [medium] Середня машина
   *[large] Велика машина
}
page-state = { $state ->
    [waiting] чекає на виїзд
    [inoperable] не на ходу
    [gone] знищена
   *[other] на ходу
}
page-dashboard = { $car }, { $state }. Кубик: { $die }. Пошкодження: { $damage }.
page-no-die = немає
page-damage = Пошкодження
page-repair = Полагодити: { $damage }
page-coasts = Накатом: { $count } з 2
page-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}
page-command = { $command ->
    [airstrike] Будь-який кубик: поставте гелікоптер на порожню клітинку; він може одразу вистрілити.
    [nitro] Кубики 1–3: стільки додаткових ходів.
    [drift] Кубики 3–5: проїхати одну зайняту клітинку без зіткнення.
   *[repair] Кубик 6: зняти один жетон пошкодження.
}
page-command-used = Команду цього раунду використано
page-command-free = Команду цього раунду ще не використано
page-turns = Зроблено ходів: { $count } з 3
page-out = поза грою
page-you-are-out = Ваша банда вибула. Можна додивитися, чим усе скінчиться.
page-round = Раунд
page-road-die = Кубик дороги
page-road-die-help = Додаткові ходи для машини, яка не з'їжджала з дороги.
page-finish = { $final ->
    [yes] Фінішна лінія лежить: хто першим її перетне, переможе.
   *[no] { $two ->
        [yes] Фрагмент { $laid } з 5; фінішна лінія за п'ятим.
       *[no] Викладено фрагментів: { $laid }. Фінішна лінія з'явиться, коли вибуде перша банда.
    }
}
page-turn-of = Ходить { $name }
page-turn-step = { $step ->
    [assign] Кубик
    [command] Команда
    [move] Рух
   *[shoot] Постріл
}
page-how-to-place = { $hand ->
    [die] Тепер виберіть для кубика машину або команду.
   *[none] { $chosen ->
        [place] Тепер виберіть для неї кубик.
       *[none] Перетягніть кубик або натисніть на нього, а потім на його місце.
    }
}
page-meets = { $meets ->
    [chopper] гелікоптер; хто закінчить тут хід, буде знищений
    [unknown] жетон долілиць
    [oil] мастило
    [slam] зіткнення: { $vehicle }
    [crash] непрохідно, загибель
    [edge] за край дороги, загибель
    [advance] передній край, поле зсувається
    [finish] фінішна лінія
   *[nothing] вільно
}
page-step = { $direction }: { $meets }
page-enter = смуга { $row }: { $meets }
page-place-chopper = гелікоптер на смугу { $row }, стовпець { $column }
page-shot = { $target }: влучання { $percent } %
page-ahead = Що попереду
page-slam-odds = Зсунеться { $top }: { $pushed } % (з дороги { $topout } %); з дороги вилетить { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } може перекинути.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = Новий кидок:
page-skip = Пропустити
page-close = Ближче
page-whole = Уся дорога
page-final = Кінець гри
page-won = { $count ->
    [one] { $names } перемагає
   *[other] { $names } ділять перемогу
}
page-how = { $how ->
    [finish] Першим перетнув фінішну лінію.
    [draw] На дорозі нікого не залишилося.
   *[last] Остання банда на дорозі.
}
page-player = Банда
page-slams = Зіткнення
page-hits = Влучання / постріли
page-lost = Втрачено машин
page-tiles = Фрагменти дороги
page-terrain = Місцевість
page-ground = { $ground ->
    [road] Дорога: 1 хід, зберігає бонус кубика дороги
    [offroad] Бездоріжжя: 1 хід
    [mud] Багно: 2 ходи
   *[rocks] Непрохідно: хто сюди потрапив, знищений
}
page-hazards = Жетони небезпек
page-damage-tokens = Жетони пошкоджень
page-face-down = долілиць
page-all-dice = Кубики
page-die-kind = { $die ->
    [move] кубик руху
    [road] кубик дороги
    [stunt] кубик трюків
    [shot] кубик стрільби: у які розміри влучає
    [slam] кубик зіткнення: хто зсунеться, верхній чи нижній
   *[direction] кубик напрямку
}
page-cars = Машини, розбита машина й гелікоптер
page-chopper = Гелікоптер
page-wreck = Розбита машина
page-inoperable = Не на ходу: розвернута назад
