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
chopper-of = { $seat-mine ->
    [yes] ваш гелікоптер
   *[no] гелікоптер ({ $seat })
}
command-airstrike = Авіаудар
command-nitro = Нітро
command-drift = Дрифт
command-repair = Ремонт
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
hazard-road = дорога
hazard-mud = багно
hazard-oil = пляма мастила
hazard-mine = міна
hazard-wreck = розбита машина
fate-crashed = непрохідна клітинка
fate-over-side = за бічним краєм
fate-over-rear = за заднім краєм
fate-left-behind = прибрано задній фрагмент
fate-under-chopper = під гелікоптером у кінці ходу
fate-destroyed = пошкодження розбитої машини
fate-finished = на фініші, ні для кого

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
text-home = на фініші
text-inoperable = несправна
text-die = кубик { $die }
text-legend = = дорога, . бездоріжжя, ~ багно, X непрохідно; ? жетон долілиць, r дорога, m багно, o мастило; 1s 1m 1l мала, середня й велика машина гравця 1, ## розбита машина, ^1 гелікоптер гравця 1, ^1m машина під гелікоптером.
text-coasts = накат: { $count }

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
page-dashboard = { $car }, { $state }. Кубик: { $die }. Пошкодження: { $damage }.
page-no-die = немає
page-damage = Пошкодження
page-repair = Зняти: { $damage }
page-coasts = Накатом: { $count } з 2
page-moves = { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху
page-command = { $command ->
    [airstrike] Будь-який кубик: поставте гелікоптер на порожню клітинку; він може одразу вистрілити.
    [nitro] Кубики 1–3: стільки додаткових очок руху, скільки на кубику.
    [drift] Кубики 3–5: проїхати одну зайняту клітинку без зіткнення.
   *[repair] Кубик 6: зняти один жетон пошкодження.
}
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
    [die] Тепер виберіть для кубика машину або команду.
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
   *[nothing] вільно
}
page-step = { $direction }: { $meets }
page-enter = смуга { $row }: { $meets }
page-place-chopper = гелікоптер на смугу { $row }, стовпець { $column }
page-shot = { $target }: шанс влучання { $percent } %
page-ahead = Що попереду
page-slam-odds = Зсунеться { $top }: { $pushed } % (з дороги { $topout } %); з дороги вилетить { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } може перекинути.
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
   *[rocks] Непрохідна клітинка: машину, що сюди потрапила, знищено
}
page-hazards = Жетони небезпек
page-hazard = { $hazard ->
    [road] Дорога: відтепер тут дорога.
    [mud] Багно: відтепер тут багно.
    [oil] Пляма мастила: щоразу машина ковзає на 1 клітинку у випадковому напрямку.
    [mine] Міна: машина втрачає решту очок руху й отримує пошкодження. Скидається.
    [wreck] Розбита машина: зіткнення з машиною, що тут ховалася. Жетон скидається.
   *[unknown] Жетон долілиць: дорога, багно, пляма мастила, міна або розбита машина.
}
page-damage-tokens = Жетони пошкоджень
page-damage-does = { $damage ->
    [dent] Вм’ятина: без ефекту.
    [skid] Занос: машина зсувається на 1 клітинку в указаному напрямку.
    [shrapnel] Уламки: летять у випадковому напрямку; перша машина на шляху отримує пошкодження.
    [dazed] Ступор: стільки очок руху, скільки на кубику трюків, кожне у випадковому напрямку.
    [blast] Вибух: машина летить у випадковому напрямку так далеко, як показує кубик трюків.
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
   *[direction] кубик напрямку
}
page-cars = Машини, розбита машина й гелікоптер
page-chopper = Гелікоптер
page-wreck = Розбита машина
page-inoperable = Несправна: розвернута назад
