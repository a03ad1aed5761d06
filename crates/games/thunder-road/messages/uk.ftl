# Thunder Road: Vendetta, українською.

## Запитання

prompt-assign = Покладіть кубик на машину, яка ще не рухалася в цьому раунді.
prompt-coast = Усі справні машини вже рухалися. Виберіть машину, яка проїде накатом 1 клітинку, і кубик для неї.
prompt-command = Покладіть ще один кубик на команду або обійдіться без неї.
prompt-chopper = Поставте свій гелікоптер на порожню клітинку.
prompt-chopper-shot = Ваш гелікоптер може вистрілити по цілі у своєму передньому секторі.
prompt-repair = Виберіть жетон пошкодження, який треба зняти.
prompt-enter = Виїзд на дорогу: { $car } ({ $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху).
prompt-step = Їде { $car } ({ $moves ->
    [one] залишилося { $moves } очко
    [few] залишилося { $moves } очки
   *[many] залишилося { $moves } очок
} руху).
prompt-drift = На шляху { $vehicle }. Проїхати без зіткнення чи зіткнутися?
prompt-bonus = Увесь шлях дорогою. Узяти бонус: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху?
prompt-shoot = Вистріліть по цілі в передньому секторі або не стріляйте.
prompt-reroll = Зіткнення: { $top } і { $bottom }. Зсунеться { $moved }: { $direction }. Залишити кубики чи перекинути?
prompt-assign-bike = Покладіть кубик на мотоцикл, який ще не рухався в цьому раунді.
prompt-second = Покладіть другий кубик на інший мотоцикл або на команду.
prompt-second-bike = Покладіть другий кубик на інший мотоцикл.
prompt-second-coast = Покладіть другий кубик на команду або виберіть мотоцикл, який проїде накатом 1 клітинку.
prompt-coast-bike = Усі справні мотоцикли вже рухалися. Виберіть мотоцикл, який проїде накатом 1 клітинку, і кубик для нього.
prompt-first-bike = Хто їде першим: { $first } чи { $second }?
prompt-respawn = Виберіть знищений мотоцикл і порожню клітинку для нього перед найзаднішим зі своїх мотоциклів.
prompt-repair-bike = Виберіть несправний мотоцикл, який треба відремонтувати.
prompt-pass = На шляху { $vehicle }. Проїхати без зіткнення чи зіткнутися?
prompt-gives-way = Зіткнення: { $top } і { $bottom }. Виберіть мотоцикл, який зсунеться: { $direction }.
prompt-steer = Покладіть кубик на гідропідсилювач: скільки на ньому, стільки разів автопоїзд може змінити смугу в цьому раунді.
prompt-rig-die = Покладіть кубик на команду секції, у якій ще немає кубика. Він і рухає автопоїзд, і активує команду.
prompt-rig-repair = Виберіть пошкоджену команду, яку треба відремонтувати ({ $section }).
prompt-rig-damage = Автопоїзд отримує незначне пошкодження. Виберіть команду, на яку воно ляже.
prompt-rig-step = Їде автопоїзд ({ $moves ->
    [one] залишилося { $moves } очко
    [few] залишилося { $moves } очки
   *[many] залишилося { $moves } очок
} руху, { $steering ->
    [one] { $steering } зміна
    [few] { $steering } зміни
   *[many] { $steering } змін
} смуги).
prompt-rig-bonus = Працює тяговий привід. Узяти бонус: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху?
prompt-salt-bonus = На шляху був солончак. Узяти бонус: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху?
prompt-cowcatcher = Шляхоочисник прибирає зі шляху: { $car }. Вперед ліворуч чи вперед праворуч?
prompt-drop-hazard = Покладіть жетон небезпеки долілиць позаду автопоїзда або не кладіть.
prompt-rig-shoot = Вистріліть по цілі в передньому або задньому секторі автопоїзда або не стріляйте.
prompt-reroll-shot = Постріл: { $target }. На кубику стрільби { $face }. Залишити чи перекинути?

## Журнал

told-dice = { $seat-mine ->
    [yes] Ви кидаєте
   *[no] { $seat } кидає
} { $dice }.
told-round = { $seat-mine ->
    [yes] Раунд { $round }. Перший гравець: ви
   *[no] Раунд { $round }. Перший гравець: { $seat }
}; на кубику дороги { $die }.
told-turn = { $seat-mine ->
    [yes] Ваш хід.
   *[no] Хід гравця { $seat }.
}
told-passed = { $seat-mine ->
    [yes] Ви
   *[no] { $seat }
}: немає машини, яка може рухатися, хід пропущено.
told-assigned = { $car } отримує { $die }.
told-coasted = { $car } рухається накатом, кубик { $die }.
told-command = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} { $die } на команду «{ $command }».
told-no-command = { $seat-mine ->
    [yes] Ви обходитеся
   *[no] { $seat } обходиться
} без команди.
told-chopper-held = { $seat-mine ->
    [yes] Ваш гелікоптер не стріляє.
   *[no] Гелікоптер гравця { $seat } не стріляє.
}
told-no-bonus = { $seat-mine ->
    [yes] Ви відмовляєтеся
   *[no] { $seat } відмовляється
} від бонусу кубика дороги.
told-held = { $seat-mine ->
    [yes] Ви не стріляєте
   *[no] { $seat } не стріляє
}.
told-chopper = { $seat-mine ->
    [yes] Ви ставите
   *[no] { $seat } ставить
} гелікоптер.
told-chopper-back = { $seat-mine ->
    [yes] Ваш гелікоптер повертається до вас.
   *[no] Гелікоптер гравця { $seat } повертається до власника.
}
told-repaired = Ремонт: { $car }. Знято жетон: { $damage }.
told-drove = { $car } їде.
told-pushed = { $car } зсувається від зіткнення.
told-slid = { $car } ковзає.
told-skidded = { $car }: занос.
told-staggered = { $car } рухається у ступорі.
told-landed = { $car } приземляється.
told-drifted = { $car } проїжджає без зіткнення.
told-drift-held = { $car } не користується дрифтом.
told-bonus = { $seat-mine ->
    [yes] Ви отримуєте
   *[no] { $seat } отримує
} бонус кубика дороги: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху.
told-shown = Відкрито жетон: { $hazard }.
told-hazard = { $car } потрапляє на небезпеку: { $hazard }.
told-no-wreck = Усі чотири розбиті машини на полі: { $car } лише втрачає решту очок руху.
told-oil = { $car } ковзає по мастилу: { $direction }.
told-slam = Зіткнення: { $top } і { $bottom }. Зсувається { $moved }: { $direction }.
told-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} кубики.
told-rerolled = { $seat-mine ->
    [yes] Ви перекидаєте
   *[no] { $seat } перекидає
}.
told-hit = { $shooter } стріляє. Влучання: { $target }.
told-missed = { $shooter } стріляє. Промах: { $target }.
told-damaged = { $car } отримує пошкодження: { $damage }.
told-ignored = { $car } більше не отримує пошкоджень.
told-shrapnel = Уламки: { $car }, { $direction }. Влучання: { $target }.
told-shrapnel-nobody = Уламки: { $car }, { $direction }. Нікого не зачіпають.
told-dazed = { $car } у ступорі: { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху.
told-blasted = Вибух: { $car } летить { $direction } на { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
}.
told-inoperable = { $car } виходить з ладу.
told-eliminated = Знищення: { $car } ({ $how }).
told-out = { $seat-mine ->
    [yes] Ви вибуваєте
   *[no] { $seat } вибуває
} з гри.
told-advanced = Поле оновлюється: фрагмент { $removed } прибрано, фрагмент { $laid } викладено.
told-finish-line = Викладено фініш.
told-finished = { $car } дістається фінішу.
told-won = { $seat-mine ->
    [yes] Ви перемагаєте
   *[no] { $seat } перемагає
}.
told-draw = Гра закінчилася внічию.
told-first-bike = Першим їде { $car }.
told-bike-passed = { $car } проїжджає без зіткнення.
told-bike-pass-held = { $car } іде на зіткнення.
told-slam-bikes = Зіткнення: { $top } і { $bottom }. Один із них зсувається: { $direction }.
told-gives-way = Зсувається { $car }: { $direction }.
told-respawned = { $car } знову на дорозі.
told-minor = { $car } отримує незначне пошкодження.
told-steered = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} { $die } на гідропідсилювач.
told-rig-die = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} { $die } на команду «{ $command }» ({ $section }).
told-rig-die-broken = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} { $die } на пошкоджену команду «{ $command }» ({ $section }): кубик дає лише очки руху.
told-rig-damaged = Автопоїзд отримує незначне пошкодження: команда «{ $command }».
told-rig-repaired = Команду «{ $command }» відремонтовано.
told-flattened = Автопоїзд підминає те, що було в клітинці: відтепер тут бездоріжжя.
told-cowcatcher = Шляхоочисник прибирає зі шляху: { $car }, { $direction }.
told-shoved = { $car } зсувається зі шляху автопоїзда.
told-missiles = Автопоїзд запускає ракети. На кубику стрільби { $face }.
told-missile-hit = Влучання ракети: { $target }.
told-dropped = Автопоїзд залишає за собою жетон небезпеки долілиць.
told-not-dropped = { $seat-mine ->
    [yes] Ви не кладете
   *[no] { $seat } не кладе
} жетон небезпеки.
told-shot-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} кубик стрільби.
told-shot-rerolled = { $seat-mine ->
    [yes] Ви перекидаєте
   *[no] { $seat } перекидає
} кубик стрільби.
told-sludge = { $car } в’язне в токсичному слизі та втрачає решту очок руху.
told-glass = { $car } ковзає по пустельному склу: { $direction }.
told-jumped = { $car } стрибає з трампліна вперед на { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
}.
told-caught-fire = { $car } займається.
told-fire-die = { $car } горить. Кубик вогню: { $face }.
told-pit-survived = { $car } минає яму-пастку: на кубику стрільби { $face }.
told-pit-caught = { $car } провалюється в яму-пастку: на кубику стрільби { $face }.
told-quake = Землетрус: усі машини на дорозі зсуваються на 1 клітинку { $direction }.
told-quaked = { $car } зсувається від землетрусу.
told-lasting = { $car } отримує тривалий ефект: «{ $damage }».

## Причини відмов

why-not-now = Зараз від вас чекають іншої дії.
why-not-your-car = Виберіть одну зі своїх машин.
why-has-die = Виберіть свою машину, на якій ще немає кубика.
why-inoperable = На несправну машину кубик не кладуть. Виберіть іншу.
why-eliminated = Цю машину знищено. Виберіть іншу.
why-no-such-die = У вас немає невикористаного кубика з таким значенням.
why-unmoved-car = Накатом рухаються, лише коли на всіх справних машинах уже є кубик. Покладіть кубик на машину, де його немає.
why-coasted-twice = Ця машина вже двічі рухалася накатом у цьому раунді. Виберіть іншу.
why-one-command = Команду цього раунду вже використано.
why-no-command-coasting = У хід із рухом накатом команду не активують.
why-wrong-value = На цю команду не можна покласти кубик із таким значенням.
why-nothing-to-act-on = Цій команді немає на що подіяти.
why-not-empty = Виберіть для гелікоптера порожню клітинку поля.
why-first-round = У першому раунді ніхто не стріляє.
why-cannot-shoot = Ця машина не може стріляти.
why-not-in-arc = Виберіть ціль у передньому секторі.
why-no-such-token = На жодній вашій машині на полі немає такого жетона.
why-no-entry = Машина виїжджає зі стартової зони на одну з шести смуг.
why-outside-arc = Машина їде вперед, вперед ліворуч або вперед праворуч.
why-moves-left = Спершу витратьте всі очки руху.
why-no-drift = Тут немає зайнятої клітинки, яку можна проїхати.
why-left-road = Бонусу немає: машина з’їжджала з дороги.
why-stopped = Бонусу немає: рух перервано зіткненням або пошкодженням.
why-coasting-bonus = Під час руху накатом бонусу кубика дороги немає.
why-no-reroll = Ці кубики перекидаєте не ви.
why-unmoved-bike = Накатом рухаються, лише коли на всіх справних мотоциклах уже є кубик. Покладіть кубик на мотоцикл, де його немає.
why-coasted-four = Цей мотоцикл уже чотири рази рухався накатом у цьому раунді. Виберіть інший.
why-other-bike = Для цього кубика є місце на іншому мотоциклі. Виберіть його.
why-not-inoperable = Виберіть несправний мотоцикл на полі.
why-no-eliminated-bike = Для команди «Повернення» потрібен знищений мотоцикл.
why-no-respawn-space = Перед найзаднішим із ваших мотоциклів немає порожньої клітинки.
why-not-respawn-space = Виберіть порожню клітинку перед найзаднішим зі своїх справних мотоциклів.
why-section-used = У цій секції вже є кубик цього раунду. Виберіть іншу секцію.
why-repair-three = На «Ремонт» кладуть лише 3.
why-no-steering = Гідропідсилювач у цьому раунді вичерпано: автопоїзд їде лише прямо вперед.
why-rig-side-edge = Автопоїзд не з’їжджає з дороги через бічний край. Виберіть інший напрямок.
why-command-damaged = Ця команда вже пошкоджена. Виберіть іншу.
why-command-not-damaged = Ця команда не пошкоджена. Виберіть пошкоджену.
why-never-damaged = «Ремонт» пошкодити не можна. Виберіть іншу команду.
why-not-of-section = Це команда іншої секції.
why-section-spent = Обидві команди цієї секції пошкоджено, вона не ціль. Виберіть іншу.
why-no-traction = Автопоїзд використовує кубик дороги лише з командою «Тяговий привід».
why-not-in-rear-arc = Виберіть порожню клітинку заднього сектора.
why-not-in-either-arc = Виберіть ціль у передньому або задньому секторі автопоїзда.
why-only-aside = Виберіть: вперед ліворуч або вперед праворуч.
why-pulls-left = «Тягне ліворуч»: ця машина не може їхати вперед праворуч. Виберіть інший напрямок.
why-pulls-right = «Тягне праворуч»: ця машина не може їхати вперед ліворуч. Виберіть інший напрямок.
why-dead-radio = «Мертва рація»: у хід, коли ця машина отримує кубик, команд немає.
why-clogged-injector = «Забита форсунка»: ця машина не використовує ні «Нітро», ні кубик дороги.
why-jammed-guns = «Заклинило зброю»: ця машина не стріляє.
why-windshield = «Розбите лобове скло»: ця машина стріляє лише прямо вперед.

## Меню

choice-die = кубик { $die }
choice-coast = накатом: { $car }
choice-no-command = без команди
choice-column = стовпець { $column }
choice-space = клітинка { $space }
choice-shoot = стріляти: { $target }
choice-hold = не стріляти
choice-enter = смуга { $row }
choice-through = проїхати без зіткнення
choice-slam = зіткнутися
choice-take = узяти бонус
choice-decline = відмовитися
choice-keep = залишити кубики
choice-reroll = перекинути
choice-steering = гідропідсилювач
choice-first = першим їде { $car }
choice-gives-way = зсувається { $car }
choice-aim = ціль: «{ $command }»
choice-drop = покласти на { $space }
choice-no-drop = не класти
choice-keep-die = залишити кубик

## Назви

vehicle-small = { $seat-mine ->
    [yes] ваша мала машина
   *[no] мала машина ({ $seat })
}
vehicle-medium = { $seat-mine ->
    [yes] ваша середня машина
   *[no] середня машина ({ $seat })
}
vehicle-large = { $seat-mine ->
    [yes] ваша велика машина
   *[no] велика машина ({ $seat })
}
vehicle-wreck = розбита машина
vehicle-wreck-top = верхня розбита машина
vehicle-wreck-bottom = нижня розбита машина
vehicle-bike = мотоцикл «{ $mark }»
mark-bars = Смужки
mark-cross = Хрест
mark-chevron = Шеврон
mark-ring = Кільце
mark-wave = Хвиля
vehicle-rig = автопоїзд
vehicle-rig-rear = задня секція автопоїзда
vehicle-rig-middle = центральна секція автопоїзда
vehicle-rig-front = передня секція автопоїзда
chopper-of = { $seat-mine ->
    [yes] ваш гелікоптер
   *[no] гелікоптер ({ $seat })
}
command-airstrike = Авіаудар
command-nitro = Нітро
command-drift = Дрифт
command-repair = Ремонт
command-respawn = Повернення
section-rear = задня секція
section-middle = центральна секція
section-front = передня секція
rig-command-hazard-dropper = Розкидач небезпек
rig-command-targeting-computer = Комп’ютер наведення
rig-command-repair-rear = Ремонт
rig-command-traction-drive = Тяговий привід
rig-command-airstrike = Авіаудар
rig-command-repair-middle = Ремонт
rig-command-missile-launcher = Ракетна установка
rig-command-cowcatcher = Шляхоочисник
rig-command-repair-front = Ремонт
direction-front-left = вперед ліворуч
direction-front = вперед
direction-front-right = вперед праворуч
direction-rear-left = назад ліворуч
direction-rear = назад
direction-rear-right = назад праворуч
damage-dent = вм’ятина
damage-skid-front-left = занос вперед ліворуч
damage-skid-front = занос вперед
damage-skid-front-right = занос вперед праворуч
damage-skid-rear-left = занос назад ліворуч
damage-skid-rear = занос назад
damage-skid-rear-right = занос назад праворуч
damage-shrapnel = уламки
damage-dazed = ступор
damage-blast = вибух
damage-marker = запасний жетон
damage-lasting = тривалий ефект
damage-on-fire = пошкодження «Горить!»
damage-minor = незначне пошкодження
damage-shattered-windshield = Розбите лобове скло
damage-transmission-failure = Відмова трансмісії
damage-flat-tyre = Спущена шина
damage-pulls-left = Тягне ліворуч
damage-pulls-right = Тягне праворуч
damage-jammed-guns = Заклинило зброю
damage-leaking-tank = Пробитий бак
damage-loose-wheel = Розхитане колесо
damage-bent-frame = Погнута рама
damage-dead-radio = Мертва рація
damage-broken-axle = Зламана вісь
damage-clogged-injector = Забита форсунка
damage-overheating = Перегрів
damage-open-engine-bay = Відкритий капот
hazard-road = дорога
hazard-mud = багно
hazard-oil = пляма мастила
hazard-mine = міна
hazard-wreck = розбита машина
hazard-glass = пустельне скло
hazard-ramp = трамплін
hazard-fire = вогонь
hazard-pit-trap = яма-пастка
hazard-earthquake = землетрус
hazard-sandworm = піщаний черв’як
face-small-medium = мала/середня
face-medium = середня
face-large = велика
face-any = будь-який розмір
fire-one = 1 додаткове очко руху
fire-two = 2 додаткові очки руху
fire-out = вогонь гасне
fire-eliminate = знищення
fate-crashed = непрохідна клітинка
fate-over-side = за бічним краєм
fate-over-rear = за заднім краєм
fate-left-behind = прибрано задній фрагмент
fate-under-chopper = під гелікоптером у кінці ходу
fate-destroyed = пошкодження розбитої машини
fate-finished = на фініші, ні для кого
fate-off-ramp = на трамплін не ззаду
fate-trapped = у ямі-пастці
fate-swallowed = піщаний черв’як
fate-burnt = згорає
fate-broken-up = шість пошкоджень

## Поле словами

text-round = Раунд { $round }, хід гравця { $seat }. Кубик дороги: { $die }. Перший гравець: { $first }.
text-over = Гру закінчено.
text-tiles = Фрагменти: { $tiles }
text-tiles-final = Фрагменти: { $tiles }, далі фініш
text-dice = { $seat }: кубики { $dice }
text-no-dice = { $seat }: кубиків не залишилося
text-command-free = команду не використано
text-command-used = команду використано
text-chopper = гелікоптер на { $space }
text-out = { $seat }: поза грою
text-waiting = чекає на виїзд
text-gone = знищена
text-gone-bike = знищений
text-home = на фініші
text-inoperable = несправна
text-inoperable-bike = несправний
text-burning = горить
text-die = кубик { $die }
text-legend = = дорога, . бездоріжжя, ~ багно, X непрохідно; ? жетон долілиць, r дорога, m багно, o мастило; 1s 1m 1l мала, середня й велика машина гравця 1, ## розбита машина, ^1 гелікоптер гравця 1, ^1m машина під гелікоптером.
text-legend-carnage = T токсичний слиз, G пустельне скло, J трамплін, F вогонь, S солончак; жетони: g пустельне скло, j трамплін, f вогонь, p яма-пастка.
text-legend-bikes = b| b+ b> bo b~ мотоцикли «Смужки», «Хрест», «Шеврон», «Кільце», «Хвиля».
text-legend-rig = Rr Rm Rf задня, центральна й передня секція автопоїзда.
text-coasts = накат: { $count }
text-steering = { $steering ->
    [one] залишилася { $steering } зміна
    [few] залишилося { $steering } зміни
   *[many] залишилося { $steering } змін
} смуги
text-steering-unset = гідропідсилювач без кубика
text-section-used = { $section }: є кубик
text-section-waiting = { $section } чекає на виїзд
text-section-hanging = { $section } звисає з поля
text-command-damaged = пошкоджена команда «{ $command }»

## Налаштування

option-start = Стартовий фрагмент
option-start-help = Яким боком угору лежить стартовий фрагмент.
option-start-random = випадково
option-start-parking_lot = 1a, «Автостоянка»
option-start-runway = 1b, «Дорога до руїн»
option-bonus_after_stop = Бонус дороги після зіткнення
option-bonus_after_stop-help = Домашнє правило: машина, яка не з’їжджала з дороги, може взяти бонус кубика дороги, навіть якщо її рух перервано зіткненням або пошкодженням.
option-mud_costs_finder = Плата за приховане багно
option-mud_costs_finder-help = Домашнє правило: машина, яка відкрила жетон багна, витрачає за нього ще одне очко руху, якщо воно є.
option-fifth_tile = Фінальний фрагмент для двох
option-fifth_tile-help = У грі вдвох: за яким фрагментом викладають фініш.
option-fifth_tile-from_start = за п’ятим у партії
option-fifth_tile-from_lead = на два фрагменти пізніше
option-four_wrecks = Лише чотири розбиті машини
option-four_wrecks-help = Домашнє правило: доки всі чотири розбиті машини на полі, нова не з’являється, і машина лише втрачає очки руху.
option-all_out = Якщо нікого не залишилося
option-all_out-help = Хто перемагає, якщо всі гравці, що залишилися, вибувають одночасно.
option-all_out-furthest = той, чия машина була попереду
option-all_out-draw = вони ділять перемогу
option-carnage = «Диявольська м’ясорубка»
option-carnage-help = Доповнення: ще п’ять фрагментів зі слизом, пустельним склом, трамплінами, вогнем і солончаками, нові небезпеки, машини, що горять, і тривалі ефекти. Фрагменти, кількість жетонів кожного виду, кубик вогню й дія карт — наша розробка.
option-final_five = Чудова п’ятірка
option-final_five-help = Доповнення: на останньому місці (поруч з автопоїздом — на передостанньому) п’ять мотоциклів замість трьох машин. Планшет команд мотоциклів — наша розробка.
option-big_rig = Автопоїзд
option-big_rig-help = Доповнення: на останньому місці автопоїзд із трьох секцій замість трьох машин.

## Сторінка

page-road = Дорога
page-mat = Ваші приладові панелі
page-order = Порядок ходів
page-commands = Планшет команд
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
    [inoperable] несправна
    [gone] знищена
    [home] на фініші
   *[other] справна
}
page-state-bike = { $state ->
    [waiting] чекає на виїзд
    [inoperable] несправний
    [gone] знищений
    [home] на фініші
   *[other] справний
}
page-dashboard = { $car }, { $state }. Кубик: { $die }. Пошкодження: { $damage }.
page-no-die = немає
page-damage = Пошкодження
page-repair = Зняти: { $damage }
page-coasts = Накатом: { $count } з 2
page-coasts-bike = Накатом: { $count } з 4
page-moves = { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху
page-command = { $command ->
    [airstrike] Будь-який кубик: поставте гелікоптер на порожню клітинку; він може одразу вистрілити.
    [nitro] Кубики 1–3: стільки додаткових очок руху, скільки на кубику.
    [drift] Кубики 3–5: проїхати одну зайняту клітинку без зіткнення.
    [respawn] Кубики 3–5: поставте знищений мотоцикл на порожню клітинку перед найзаднішим зі своїх. Їде він із наступного вашого ходу.
   *[repair] Кубик 6: зняти один жетон пошкодження.
}
page-rig-command = { $command ->
    [hazard_dropper] Після руху: можна покласти жетон небезпеки не дивлячись на порожню клітинку позаду автопоїзда.
    [targeting_computer] У цьому ході можна один раз перекинути кубик стрільби.
    [traction_drive] У цьому ході можна взяти бонус кубика дороги, хоч де проїхав автопоїзд.
    [airstrike] До руху: поставте гелікоптер на порожню клітинку; він може одразу вистрілити.
    [missile_launcher] Після руху: киньте кубик стрільби; кожна машина розміру, що випав, на другій клітинці попереду або поруч із нею отримує незначне пошкодження. Не в першому раунді.
    [cowcatcher] Першу машину на шляху власник зсуває вперед ліворуч або вперед праворуч; це не зіткнення, автопоїзд їде далі.
   *[repair] Кубик 3, до руху: відремонтувати одну команду цієї секції.
}
page-rig = Автопоїзд
page-bikes = Чудова п’ятірка
page-rig-board = Планшет секцій
page-steering = Гідропідсилювач
page-steering-left = { $steering ->
    [one] Залишилася { $steering } зміна
    [few] Залишилося { $steering } зміни
   *[many] Залишилося { $steering } змін
} смуги
page-steering-unset = Покладіть сюди кубик у свій перший хід раунду.
page-steering-help = Кожен крок вперед ліворуч або вперед праворуч знімає 1. Решта пропадає в кінці раунду.
page-section = { $section ->
    [rear] Задня секція
    [middle] Центральна секція
   *[front] Передня секція
}
page-section-place = { $place ->
    [waiting] чекає на виїзд
    [hanging] звисає з поля
   *[road] на дорозі
}
page-section-used = У цій секції вже є кубик цього раунду
page-rig-command-damaged = { $command }: команда пошкоджена, кубик дає лише очки руху
page-rig-damage = Пошкоджено команд: { $count } з 6. Із шостою автопоїзд знищено.
page-burning = Горить: перед рухом кидає кубик вогню
page-off-road-marker = Жетон бездоріжжя: відтепер тут бездоріжжя
page-designed = наша розробка
page-lasting = Тривалі ефекти
page-command-used = Команду цього раунду використано
page-command-free = Команду цього раунду ще не використано
page-turns = Зроблено ходів: { $count } з 3
page-out = поза грою
page-you-are-out = Ваша банда вибуває з гри. Можна додивитися, чим усе закінчиться.
page-round = Раунд
page-road-die = Кубик дороги
page-road-die-help = Бонус: додаткові очки руху для машини, яка не з’їжджала з дороги.
page-finish = { $final ->
    [yes] Фініш викладено: хто першим його дістанеться, перемагає.
   *[no] { $two ->
        [yes] Фрагмент { $laid } з { $last }; фініш викладуть за останнім.
       *[no] Викладено фрагментів: { $laid }. Фініш викладуть, коли вибуде перша банда.
    }
}
page-turn-of = Хід гравця { $name }
page-turn-step = { $step ->
    [assign] Вибір кубика
    [command] Команда
    [move] Рух
   *[shoot] Стрільба
}
page-how-to-place = { $hand ->
    [die] { $crew ->
        [bikes] Тепер виберіть для кубика мотоцикл або команду.
        [rig] Тепер виберіть для кубика місце.
       *[cars] Тепер виберіть для кубика машину або команду.
    }
   *[none] { $chosen ->
        [place] Тепер виберіть кубик.
       *[none] Перетягніть кубик або натисніть на нього, а потім на його місце.
    }
}
page-meets = { $meets ->
    [chopper] гелікоптер: хто закінчить тут хід, буде знищений
    [unknown] жетон долілиць
    [oil] пляма мастила
    [slam] зіткнення: { $vehicle }
    [crash] непрохідно: знищення
    [edge] за краєм дороги: знищення
    [advance] передній край: поле оновлюється
    [finish] фініш
    [sludge] токсичний слиз: втрачає решту очок руху
    [glass] пустельне скло: ковзає ще на 1 клітинку
    [jump] трамплін: стрибок
    [off_ramp] трамплін не ззаду: знищення
    [fire] вогонь: займається
    [salt] солончак: бонус кубика дороги
    [damage] автопоїзд отримує незначне пошкодження
    [shove] шляхоочисник прибирає зі шляху: { $vehicle }
   *[nothing] вільно
}
page-step = { $direction }: { $meets }
page-enter = смуга { $row }: { $meets }
page-place-chopper = гелікоптер на смугу { $row }, стовпець { $column }
page-drop-hazard = жетон небезпеки на смугу { $row }, стовпець { $column }
page-respawn = { $bike }: смуга { $row }, стовпець { $column }
page-pass = проїхати без зіткнення
page-shot = { $target }: шанс влучання { $percent } %
page-ahead = Що попереду
page-slam-odds = Зсунеться { $top }: { $pushed } % (з дороги { $topout } %); з дороги вилетить { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } може перекинути.
page-slam-owner = Який мотоцикл зсунеться, вирішує власник.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = Якщо перекинути:
page-skip = Пропустити
page-close = Збільшити
page-whole = Усе поле
page-final = Кінець гри
page-won = { $count ->
    [one] { $names } перемагає
   *[other] { $names } ділять перемогу
}
page-how = { $how ->
    [finish] Машина першою дістається фінішу.
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
    [road] Дорога: 1 очко руху, зберігає бонус кубика дороги
    [offroad] Бездоріжжя: 1 очко руху, бонусу немає
    [mud] Багно: 2 очки руху, бонусу немає
    [sludge] Токсичний слиз: 1 очко руху; машина втрачає решту очок
    [glass] Пустельне скло: 1 очко руху; машина ковзає ще на 1 клітинку туди ж, куди рухалася
    [ramp] Трамплін: 1 очко руху; заїхавши прямо ззаду, машина стрибає так далеко, як показує кубик трюків, інакше її знищено
    [fire] Вогонь: 1 очко руху; машина займається
    [salt] Солончак: 1 очко руху; бонус кубика дороги можна взяти, хоч де ще проїхала машина
    [marker] Жетон бездоріжжя: 1 очко руху, бонусу немає
   *[rocks] Непрохідна клітинка: машину, що сюди потрапила, знищено
}
page-hazards = Жетони небезпек
page-hazard = { $hazard ->
    [road] Дорога: відтепер тут дорога.
    [mud] Багно: відтепер тут багно.
    [oil] Пляма мастила: щоразу машина ковзає на 1 клітинку у випадковому напрямку.
    [mine] Міна: машина втрачає решту очок руху й отримує пошкодження. Скидається.
    [wreck] Розбита машина: зіткнення з машиною, що тут ховалася. Жетон скидається.
    [glass] Пустельне скло: відтепер тут пустельне скло.
    [ramp] Трамплін: відтепер тут трамплін.
    [fire] Вогонь: відтепер тут вогонь.
    [pit_trap] Яма-пастка: якщо кубик стрільби показує розмір машини, її знищено. Далі клітинка непрохідна.
    [earthquake] Землетрус: усі машини на дорозі зсуваються на 1 клітинку у випадковому напрямку. Скидається.
    [sandworm] Піщаний черв’як: машину, що найдалі позаду, знищено. Скидається.
    [unknown_carnage] Жетон долілиць: дорога, багно, пляма мастила, міна, розбита машина, пустельне скло, трамплін, вогонь, яма-пастка, землетрус або піщаний черв’як.
   *[unknown] Жетон долілиць: дорога, багно, пляма мастила, міна або розбита машина.
}
page-damage-tokens = Жетони пошкоджень
page-damage-does = { $damage ->
    [dent] Вм’ятина: без ефекту.
    [skid] Занос: машина зсувається на 1 клітинку в указаному напрямку.
    [shrapnel] Уламки: летять у випадковому напрямку; перша машина на шляху отримує пошкодження.
    [dazed] Ступор: стільки очок руху, скільки на кубику трюків, кожне у випадковому напрямку.
    [blast] Вибух: машина летить у випадковому напрямку так далеко, як показує кубик трюків.
    [lasting] Тривалий ефект: карта діє, доки її не знімуть ремонтом.
    [on_fire] Пошкодження «Горить!»: машина займається. Ремонт знімає жетон, але вогню не гасить.
    [minor] Незначне пошкодження: без ефекту; мотоцикл виходить з ладу.
    [shattered_windshield] Розбите лобове скло: стріляє лише прямо вперед.
    [transmission_failure] Відмова трансмісії: кубик дає не більше 3.
    [flat_tyre] Спущена шина: на 1 очко руху менше, але не менше 1.
    [pulls_left] Тягне ліворуч: не може їхати вперед праворуч.
    [pulls_right] Тягне праворуч: не може їхати вперед ліворуч.
    [jammed_guns] Заклинило зброю: не може стріляти.
    [leaking_tank] Пробитий бак: займається після кожного зіткнення.
    [loose_wheel] Розхитане колесо: бездоріжжя коштує 2 очки руху.
    [bent_frame] Погнута рама: у зіткненнях вважається малою.
    [dead_radio] Мертва рація: у хід, коли машина отримує кубик, команд немає.
    [broken_axle] Зламана вісь: багно забирає всю решту очок руху.
    [clogged_injector] Забита форсунка: ні «Нітро», ні бонусу кубика дороги.
    [overheating] Перегрів: займається після руху з кубиком 6.
    [open_engine_bay] Відкритий капот: хто стріляє по ній, може один раз перекинути промах.
   *[marker] Запасний жетон: стос порожній. Діє як вм’ятина.
}
page-face-down = долілиць
page-all-dice = Кубики
page-die-kind = { $die ->
    [move] кубик руху
    [road] кубик дороги
    [stunt] кубик трюків
    [shot] кубик стрільби: у які розміри влучає
    [slam] кубик зіткнення: зсувається верхня чи нижня машина
    [rig] кубик автопоїзда
    [fire] кубик вогню: 1 або 2 додаткові очки руху, вогонь гасне або знищення
   *[direction] кубик напрямку
}
page-cars = Машини, розбита машина й гелікоптер
page-chopper = Гелікоптер
page-wreck = Розбита машина
page-bike = Мотоцикл
page-rig-section = { $section ->
    [rear] Задня секція автопоїзда
    [middle] Центральна секція автопоїзда
   *[front] Передня секція автопоїзда
}
page-inoperable = Несправна: розвернута назад
