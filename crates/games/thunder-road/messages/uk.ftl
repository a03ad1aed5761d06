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

## Заголовки

brief-assigned = { $kind ->
    [vehicle-small] мала машина
    [vehicle-medium] середня машина
    [vehicle-large] велика машина
   *[other] { $car }
}: { $die }
brief-coasted = { $kind ->
    [vehicle-small] мала машина
    [vehicle-medium] середня машина
    [vehicle-large] велика машина
   *[other] { $car }
}: накат
brief-command = { $command } ({ $die })
brief-slam = зіткнення: { $bottom }
brief-hit = влучання: { $target }
brief-missed = промах: { $target }
brief-bonus = дорога +{ $moves }
brief-lost = знищення: { $car }

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
hazard-road = дорога
hazard-mud = багно
hazard-oil = пляма мастила
hazard-mine = міна
hazard-wreck = розбита машина
face-small-medium = мала/середня
face-medium = середня
face-large = велика
face-any = будь-який розмір
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

## Сторінка

page-road = Дорога
page-mat = Ваші приладові панелі
page-order = Порядок ходів
page-commands = Планшет команд
page-dice = Ваші кубики
page-dice-left = Залишилося кубиків:
page-dice-none = У цьому раунді кубиків не залишилося
page-die-help = Кубик руху: покладіть його на машину, щоб проїхати стільки клітинок, або на команду.
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
    [respawn] Кубики 3–5: поставте знищений мотоцикл на порожню клітинку перед найзаднішим зі своїх. Їде він із наступного вашого ходу.
    [roadblock] Жетон команди: після руху покладіть жетон небезпеки долілиць на порожню клітинку позаду машини.
    [big_shove] Жетон команди: у першому зіткненні вашої машини цього ходу ви вибираєте, хто з двох зсунеться.
    [spotter] Жетон команди: цього ходу ваша машина стріляє на відстань до 3 клітинок за трьома передніми напрямками.
    [slingshot] Жетон команди: після руху ще 2 очки, якщо перед вашою машиною хтось стоїть.
    [patch_up] Жетон команди: зніміть один жетон пошкодження.
    [second_belt] Жетон команди: ваша машина може вистрілити й до руху.
    [omen] Жетон команди: один раз за хід перекиньте щойно кинуті кубики.
    [flamethrower] Кубики 4–5: після руху загоряється все, що стоїть перед вашою машиною. Не в 1-му раунді.
    [dump_cargo] Кубики 1–2: після руху покладіть жетон небезпеки долілиць на порожню клітинку позаду машини.
    [tow_cable] Кубик 4: інша ваша машина зсувається на 1 клітинку вперед.
    [radar] Кубик 1: подивіться жетони долілиць не далі 3 клітинок від машини і, якщо хочете, скиньте один.
    [ram_plate] Кубик 5: у першому зіткненні цього ходу ваша машина вважається на розмір більшою.
    [quick_fix] Кубики 4–5: зніміть жетон пошкодження з вибраної машини, якщо він у неї рівно один.
    [overwatch] Кубик 3: вибрана машина може вистрілити й до руху.
    [off_road_tyres] Кубики 2–3: цього ходу багно коштує 1 очко, а бездоріжжя вважається дорогою.
    [switcheroo] Кубик 6: дві ваші машини на одному фрагменті міняються місцями.
   *[repair] Кубик 6: зняти один жетон пошкодження.
}
page-designed = наша розробка
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
    [mine] міна: пошкодження
    [slam] зіткнення: { $vehicle }
    [rams] кенгурятник штовхає вперед: { $vehicle }
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
page-drive-on = Де машина може закінчити рух
page-drive-to = { $moves ->
    [one] їхати сюди, { $moves } очко руху: { $meets }
    [few] їхати сюди, { $moves } очки руху: { $meets }
   *[many] їхати сюди, { $moves } очок руху: { $meets }
}
page-doom-yes = усе одно їхати туди
page-doom-no = їхати в інше місце
page-place-chopper = гелікоптер на смугу { $row }, стовпець { $column }
page-shoot = стріляти: { $target }, влучання { $percent } %
page-shoot-own = стріляти: { $target } (своя), влучання { $percent } %
page-odds-hit = влучання { $percent } %
page-odds-pushed = зсунеться { $percent } %
page-odds-out = вилетить { $percent } %
page-ahead = Що попереду
page-slam-odds = Зсунеться { $top }: { $pushed } % (з дороги { $topout } %); з дороги вилетить { $bottom }: { $bottomout } %.
page-slam-reroll = { $name } може перекинути.
page-slam-now = { $vehicle }: { $meets }
page-slam-again = Якщо перекинути:
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
page-inoperable = Несправна: розвернута назад

### Besides: what a table of the base game says only to those who ask, or never

## Після кінця

figure-spaces = Проїхано клітинок
figure-slams = Зіткнень
figure-shots = Пострілів
figure-hits = Влучань
figure-damage = Отримано пошкоджень
figure-hazards = Зустріто небезпек
figure-lost = Втрачено машин
turning-out = Знищення: { $car } ({ $how }). Машин більше немає: { $seat-mine ->
    [yes] ви вибуваєте
   *[no] { $seat } вибуває
} з гри.
turning-out-inoperable = Виходить з ладу { $car }. Машин більше немає: { $seat-mine ->
    [yes] ви вибуваєте
   *[no] { $seat } вибуває
} з гри.
turning-chain = { $seat-mine ->
    [yes] Ви починаєте
   *[no] { $seat } починає
} ланцюг зіткнень: { $count }.

## Підказки

because-end = { $spaces ->
    [0] врівень із теперішньою клітинкою
    [one] на { $spaces } клітинку вперед
    [few] на { $spaces } клітинки вперед
   *[many] на { $spaces } клітинок уперед
}, там: { $meets }
because-slam = зіткнення, { $vehicle }: зсунеться { $pushed } %, вилетить з дороги { $out } %; вилетить інша машина { $other } %
because-assign = Кубик { $die }, { $car }: { $end }.
because-coast = { $car } накатом: { $end }.
because-nowhere = { $car }: кращого шляху немає.
because-nitro = Ще { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху: { $end }.
because-airstrike = { $count ->
    [0] Авіаудар: стріляти поки ні в кого, але гелікоптер закриває клітинку: хто закінчить на ній хід, того буде знищено.
    [one] Авіаудар: у передньому секторі гелікоптера може опинитися { $count } чужа машина.
    [few] Авіаудар: у передньому секторі гелікоптера можуть опинитися { $count } чужі машини.
   *[many] Авіаудар: у передньому секторі гелікоптера може опинитися { $count } чужих машин.
}
because-command = { $name }. { $does }
because-no-command = Жодна команда зараз нічого не дасть.
because-chopper = { $count ->
    [0] У секторі нікого, але клітинку закрито: хто закінчить на ній хід, того буде знищено.
    [one] Тут у секторі гелікоптера { $count } чужа машина.
    [few] Тут у секторі гелікоптера { $count } чужі машини.
   *[many] Тут у секторі гелікоптера { $count } чужих машин.
}
because-shot = { $target }: влучання { $percent } %. { $effect }
because-hit = Влучання дасть пошкодження { $count } з { $slots }.
because-hit-last = Влучання зробить ціль несправною.
because-hit-rig = Влучання виведе з ладу команду «{ $command }».
because-hit-wreck = Влучання прибере ціль з дороги.
because-hold = Жодна ціль зараз не варта пострілу.
because-hold-own = У секторі лише свої.
because-spray = Один кубик на все, що попереду.
because-repair = { $car }: знімається пошкодження ({ $damage }).
because-repair-rig = Команда «{ $command }» знову працює.
because-damage-rig = Без команди «{ $command }» можна обходитися найдовше.
because-steer = У цьому раунді автопоїзд зможе змінити смугу { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}.
because-rig-die = { $command }, автопоїзд: { $end }.
because-way = Цим шляхом { $car }: { $end }.
because-step = Там: { $meets }.
because-bonus = Ще { $moves ->
    [one] { $moves } очко
    [few] { $moves } очки
   *[many] { $moves } очок
} руху: { $end }.
because-no-bonus = { $car }: краще залишитися на місці. З бонусом: { $end }.
because-through = Без зіткнення: інакше ви зсунетеся { $pushed } %, вилетите з дороги { $out } %.
because-slam-into = З дороги вилетить { $vehicle }: { $other } %, ви: { $out } %; зсунетеся ви: { $pushed } %.
because-keep-slam = Зараз зсунеться { $who }: { $meets }. Якщо перекинути, хтось вилетить з дороги: { $out } %.
because-reroll-slam = Зараз зсунеться { $who }: { $meets }. Перекинувши, у середньому буде краще.
because-moved = Зсунеться { $who }: { $meets }.
because-keep-dice = Перекинувши, у середньому краще не буде.
because-reroll-dice = Перекинувши, у середньому буде краще.
because-first-bike = Першим { $car }: { $end }.
because-respawn = { $car } повертається: клітинка { $spaces } від заднього краю.
because-drop = Тим, хто їде слідом, доведеться об’їжджати.
because-no-drop = Жетон тут нашкодить вам більше, ніж іншим.
because-lay = На шляху тих, хто їде слідом: { $hazard }.
because-card = Для вас найцінніше: { $card }.
because-mount = Кожне поліпшення там, де з нього більше користі. Мала: { $small }, середня: { $medium }, велика: { $large }.
because-play = Саме час: { $card }.
because-pass = Таємна карта придасться пізніше.
because-look = Ви дізнаєтеся, що чекає на цьому шляху.
because-begin-turn = До ходу більше нічого не виграти.
because-jury-rig = Справна машина дорожча за два жетони.
because-no-jury-rig = Два жетони дорожчі за цю машину.
because-tow = Машина переїде на наступний фрагмент.
because-radar = Одним жетоном на вашому шляху менше.
because-radar-keep = Жетони лежать на шляху в інших.
because-swap = { $one } і { $other } міняються місцями, обом це вигідно.
because-sky-hook = { $car }: клітинка { $spaces } від заднього краю.
because-set = { $value } корисніше, ніж { $die }.
because-scrap = Розбита машина тут загородить шлях іншим.
because-take-back = Карту { $value } можна буде зіграти ще раз.
because-extra-rig = Спрацює і «{ $command }».

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
why-other-bike = Для цього кубика є місце на іншому мотоциклі. Виберіть його.
why-not-inoperable = Виберіть несправний мотоцикл на полі.
why-unmoved-bike = Накатом рухаються, лише коли на всіх справних мотоциклах уже є кубик. Покладіть кубик на мотоцикл, де його немає.
why-coasted-four = Цей мотоцикл уже чотири рази рухався накатом у цьому раунді. Виберіть інший.
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
why-not-dealt = Цього ватажка вам не роздавали. Виберіть одного з двох.
why-not-in-draft = Цього поліпшення перед вами немає. Виберіть з тих, що є.
why-not-kept = Розподіліть між машинами три поліпшення, які ви залишили, по одному.
why-no-such-card = Такої карти у вас на руці немає.
why-plays-cards = За цим столом банди машин грають картами замість кубиків.
why-needs-token = На цю команду кладуть лише жетон команди.
why-no-token = У вас немає жетона команди.
why-command-used = На цій команді вже є кубик або жетон. Виберіть іншу.
why-no-token-coasting = У хід з накатом жетони команд не витрачають.
why-weapon-first-round = Зброя працює з другого раунду.
why-no-such-command = На вашому планшеті команд такої немає.
why-nothing-to-look-at = Виберіть жетон долілиць, який ви ще не дивилися.
why-no-pit-stop = Команді механіків там нічого знімати.
why-no-spray = Для віялового вогню потрібні дві цілі в передньому секторі.
why-rear-shield = Задній щит: прямо ззаду в цю машину не стріляють.
why-decoy = Приманка: поки є інша ціль, виберіть її.
why-other-target = Спарені гармати: поки є інша ціль, другий постріл по ній.
why-no-jump = Стрибкові двигуни зараз не працюють.
why-not-tow-space = Виберіть одну з найближчих порожніх клітинок біля заднього краю.
why-no-such-dice = Виберіть кубики або карти, які у вас є.

## Запитання

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
prompt-leader = Виберіть одного з двох ватажків. Решта дізнається його, коли виберуть усі.
prompt-draft = Залиште собі одне поліпшення. Решта карт переходить наступній банді.
prompt-mount = Розподіліть поліпшення між машинами, по одному на кожну. Вони залишаються там до кінця гри.
prompt-assign-card = Розіграйте карту на машину, яка ще не рухалася в цьому раунді.
prompt-coast-card = Усі справні машини вже рухалися. Виберіть машину, яка проїде накатом 1 клітинку, і карту для неї.
prompt-command-card = Розіграйте ще одну карту на команду або обійдіться без неї.
prompt-start = Перед ходом: зробіть, що можете, або продовжуйте.
prompt-token = Покладіть жетон команди на команду або не кладіть.
prompt-command-order = До руху спрацюють дві команди. Яка першою?
prompt-early-shot = Можна вистрілити до руху або не стріляти.
prompt-second-shot = Спарені гармати: вистріліть ще раз або не стріляйте.
prompt-spray-rig = Віяловий вогонь: виберіть команду, по якій стріляти ({ $section }).
prompt-lead-foot = Важка нога: виберіть кубики, які перекинути, або залиште всі.
prompt-lead-foot-cards = Важка нога: виберіть карти, які замінити, або залиште всі.
prompt-big-shove = Потужний поштовх: { $top } і { $bottom }, { $direction }. Хто зсунеться?
prompt-jury-rig = Підручні засоби: віддати 2 жетони команд, щоб { $car } не вийшла з ладу?
prompt-roadblock = Блокпост: покладіть жетон небезпеки долілиць позаду машини.
prompt-lay = Залишити жетон там, звідки виїхала машина ({ $hazard })?
prompt-tow = Буксирний гак: виберіть клітинку ({ $car }).
prompt-reroll-dice = { $what } Залишити кубики чи перекинути?
prompt-window = Можна зіграти секретну карту або пропустити.

## Журнал

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
told-leaders-dealt = Кожна банда машин отримує двох ватажків на вибір.
told-upgrades-dealt = Кожна банда машин отримує чотири поліпшення на вибір.
told-chose = { $seat-mine ->
    [yes] Ви робите
   *[no] { $seat } робить
} вибір.
told-leader = { $seat-mine ->
    [yes] Ваш ватажок
   *[no] { $seat }: ватажок
} — { $leader }.
told-draft-passed = Решта поліпшень переходить наступній банді.
told-upgrade = Поліпшення: { $upgrade } ({ $car }).
told-cards-drawn = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} { $count ->
    [0] жодної карти
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
told-hand-sum = { $seat-mine ->
    [yes] Сума ваших початкових карт
   *[no] { $seat }: сума початкових карт
} — { $sum }.
told-card-played = { $seat-mine ->
    [yes] Ви розігруєте
   *[no] { $seat } розігрує
} карту: { $value }, { $face }.
told-card-turned = { $seat-mine ->
    [yes] Ви розкриваєте
   *[no] { $seat } розкриває
} карту для пострілу: { $face }.
told-deck-shuffled = { $seat-mine ->
    [yes] Ваш скид
   *[no] { $seat }: скид
} замішано в нову колоду.
told-token-spent = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} жетон команди на «{ $command }».
told-no-token = { $seat-mine ->
    [yes] Ви не витрачаєте
   *[no] { $seat } не витрачає
} жетон команди.
told-token-taken = { $seat-mine ->
    [yes] Ви берете
   *[no] { $seat } бере
} жетон команди.
told-dice-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} усе як є.
told-dice-rerolled = { $seat-mine ->
    [yes] Ви користуєтеся
   *[no] { $seat } користується
} важкою ногою: { $count }.
told-looked = { $seat-mine ->
    [yes] Ви дивитеся
   *[no] { $seat } дивиться
} жетон долілиць на { $space }.
told-looked-own = Ви дивитеся жетон: { $hazard }.
told-slingshot = Рогатка: { $car } отримує очки руху: { $moves }.
told-flames = Вогнемет: { $car } б’є вогнем уперед.
told-sprayed = { $seat-mine ->
    [yes] Ви ведете
   *[no] { $seat } веде
} віяловий вогонь по всіх попереду.
told-shove-rolled = Зіткнення: { $top } і { $bottom }. Напрямок: { $direction }.
told-big-shoved = Потужний поштовх: { $moved }, { $direction }.
told-jury-rigged = Два жетони команд — і { $car } не виходить з ладу. Знято жетон: { $damage }.
told-tokens-kept = { $seat-mine ->
    [yes] Ви не віддаєте
   *[no] { $seat } не віддає
} жетони команд.
told-roll-rerolled = { $seat-mine ->
    [yes] Ви перекидаєте
   *[no] { $seat } перекидає
} ці кубики.
told-roll-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} ці кубики.
told-staggers = Втрата керування: { $car }, { $direction }.
told-rails = Відбійник: { $car }, тепер { $direction }.
told-laid = { $car } залишає за собою жетон: { $hazard }.
told-not-laid = { $seat-mine ->
    [yes] Ви не залишаєте
   *[no] { $seat } не залишає
} за собою жетон.
told-rammed = Кенгурятник: { $car } штовхає вперед: { $target }.
told-leapt = { $car } перестрибує через клітинку.
told-ploughed = Відвал: { $car } прибирає жетон ({ $hazard }).
told-towed = Буксирний гак: { $car } переїжджає на наступний фрагмент.
told-swapped = Гарпун: { $car } і { $target } міняються місцями.
told-switch = Кнопка мерця: { $car } забирає із собою всіх поруч.
told-roadblock = { $seat-mine ->
    [yes] Ви кладете
   *[no] { $seat } кладе
} на дорогу жетон небезпеки долілиць.
told-window-passed = { $seat-mine ->
    [yes] Ви пропускаєте
   *[no] { $seat } пропускає
}.
told-window-muted = { $seat-mine ->
    [yes] Ви пропускаєте
   *[no] { $seat } пропускає
} і до свого наступного ходу більше не вирішує про це.
told-started = { $seat-mine ->
    [yes] Ви більше нічого не робите
   *[no] { $seat } більше нічого не робить
} перед ходом.
told-command-first = Першою спрацьовує команда «{ $command }».

## Меню

choice-steering = гідропідсилювач
choice-first = першим їде { $car }
choice-gives-way = зсувається { $car }
choice-aim = ціль: «{ $command }»
choice-drop = покласти на { $space }
choice-no-drop = не класти
choice-keep-die = залишити кубик
choice-card = карта { $value }, { $face }
choice-mount = мала: { $small }; середня: { $medium }; велика: { $large }
choice-no-token = без жетона команди
choice-lead-foot = перекинути { $dice }
choice-look = подивитися { $space }
choice-begin-turn = почати хід
choice-spray = стріляти по всіх попереду
choice-shove-top = той, хто в’їхав
choice-shove-bottom = той, хто стояв
choice-jury-rig = віддати 2 жетони
choice-no-jury-rig = залишити жетони
choice-lay = залишити жетон
choice-no-lay = не залишати
choice-jump = перестрибнути клітинку
choice-pass = пропустити
choice-mute = пропустити й більше не питати

## Назви

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
hazard-glass = пустельне скло
hazard-ramp = трамплін
hazard-fire = вогонь
hazard-pit-trap = яма-пастка
hazard-earthquake = землетрус
hazard-sandworm = піщаний черв’як
fire-one = 1 додаткове очко руху
fire-two = 2 додаткові очки руху
fire-out = вогонь гасне
fire-eliminate = знищення
fate-off-ramp = на трамплін не ззаду
fate-trapped = у ямі-пастці
fate-swallowed = піщаний черв’як
fate-burnt = згорає
fate-broken-up = шість пошкоджень
command-roadblock = Блокпост
command-big-shove = Потужний поштовх
command-spotter = Навідник
command-slingshot = Рогатка
command-patch-up = Латка
command-second-belt = Друга стрічка
command-omen = Знамення
command-flamethrower = Вогнемет
leader-vince-vamp = Вінс Вамп
leader-abigail = Абігейл
leader-asha = Аша
leader-ms-betty = Міс Бетті
leader-bumpo = Клоун Бампо
leader-wong-lei-kong = Вонг Лей Конг
leader-cris-crass = Кріс Красс
leader-cruft = Крафт
leader-machine-gun-joe = Джо Кулемет, есквайр
leader-madame-boubreaux = Мадам Бубро
leader-em-berco = Ем Берко
upgrade-guard-rails = Відбійник
upgrade-ram-stance = Таранна стійка
upgrade-heavy-ram = Важкий таран
upgrade-tracer-rounds = Трасувальні кулі
upgrade-twin-guns = Спарені гармати
upgrade-hair-trigger = Легкий спуск
upgrade-turret = Турель
upgrade-long-barrel = Довгий ствол
upgrade-rail-cannon = Рейкова гармата
upgrade-crumple-zone = Зона деформації
upgrade-slick-plating = Слизька броня
upgrade-extra-armour = Додаткова броня
upgrade-rear-shield = Задній щит
upgrade-decoy = Приманка
upgrade-turbocharger = Турбонаддув
upgrade-tow-hook = Буксирний гак
upgrade-dead-mans-switch = Кнопка мерця
upgrade-harpoon = Гарпун
upgrade-incendiary-rounds = Запалювальні кулі
upgrade-bull-bar = Кенгурятник
upgrade-mine-layer = Розкидач мін
upgrade-oil-layer = Розливач мастила
upgrade-mud-tyres = Шини для багна
upgrade-slipstream-kit = Обтічники
upgrade-hazard-plough = Відвал
upgrade-jump-jets = Стрибкові двигуни
upgrade-pit-crew = Команда механіків
fate-blown-up = поруч із кнопкою мерця

## Поле словами

text-gone-bike = знищений
text-inoperable-bike = несправний
text-burning = горить
text-legend-carnage = T токсичний слиз, G пустельне скло, J трамплін, F вогонь, S солончак; жетони: g пустельне скло, j трамплін, f вогонь, p яма-пастка.
text-legend-bikes = b| b+ b> bo b~ мотоцикли «Смужки», «Хрест», «Шеврон», «Кільце», «Хвиля».
text-legend-rig = Rr Rm Rf задня, центральна й передня секція автопоїзда.
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
text-shopping = Перед перегонами: банди вибирають.
text-leader = { $leader }, жетонів команд: { $tokens }
text-cards = { $seat }: карт на руці { $hand }, у колоді { $deck }, у скиді { $discard }
text-hand = ваша рука
text-looked = ви знаєте
text-known = { $space } { $hazard }
text-legend-shop = n міна, i пляма мастила, залишені машиною.

## «Більше набоїв»

condition-fresh-asphalt = Свіжий асфальт
condition-downpour = Злива
condition-sandstorm = Піщана буря
condition-minefield = Мінне поле
condition-flash-flood = Паводок
condition-tailwind = Попутний вітер
condition-no-fly-zone = Безпольотна зона
condition-loose-shoulders = Пухкі узбіччя
told-condition-middle = Дорожні умови середнього фрагмента: «{ $card }».
told-condition-lead = Дорожні умови переднього фрагмента: «{ $card }».
text-condition-rear = Задній фрагмент: { $card }
text-condition-middle = Середній фрагмент: { $card }
text-condition-lead = Передній фрагмент: { $card }
why-no-fly-zone = «Безпольотна зона»: виберіть для гелікоптера клітинку іншого фрагмента.
why-sandstorm = «Піщана буря»: на цьому фрагменті ніхто не стріляє, і по ньому не стріляють.
option-road_conditions = Дорожні умови
option-road_conditions-help = «Більше набоїв»: карта біля кожного нового фрагмента змінює правила для цього фрагмента. Що роблять карти — наша розробка.
command-dump-cargo = Скидання вантажу
command-tow-cable = Буксирний трос
command-radar = Радар
command-ram-plate = Таранна плита
command-quick-fix = Швидкий ремонт
command-overwatch = Прикриття
command-off-road-tyres = Всюдихідні шини
command-switcheroo = Рокіровка
told-bonus-dealt = { $seat-mine ->
    [yes] Ваша бонусна команда
   *[no] Бонусна команда гравця { $seat }
}: «{ $command }».
told-cable = «Буксирний трос»: { $car } зсувається вперед.
told-radar-kept = { $seat-mine ->
    [yes] Ви залишаєте
   *[no] { $seat } залишає
} жетони на радарі на місці.
told-radar-discarded = { $seat-mine ->
    [yes] Ви скидаєте
   *[no] { $seat } скидає
} жетон із радара: { $hazard }.
told-switcheroo = «Рокіровка», міняються місцями: { $car } і { $target }.
prompt-tow-cable = «Буксирний трос»: виберіть іншу справну машину й куди їй зсунутися.
prompt-radar = «Радар»: скиньте один із жетонів, які подивилися, або жодного.
prompt-switcheroo = «Рокіровка»: виберіть дві свої машини, щоб поміняти їх місцями.
prompt-dump-cargo = «Скидання вантажу»: покладіть жетон небезпеки долілиць позаду своєї машини.
choice-radar-discard = скинути жетон на { $space }
choice-radar-keep = не скидати
choice-swap = { $one } і { $other }
why-not-towable = «Буксирний трос»: виберіть іншу справну машину на полі й напрямок уперед.
why-not-on-radar = Виберіть жетон долілиць не далі 3 клітинок від своєї машини.
why-not-swappable = Виберіть дві свої справні машини на одному фрагменті.
text-bonus = бонусна команда «{ $command }»
option-bonus_commands = Бонусні команди
option-bonus_commands-help = «Більше набоїв»: кожна банда з планшетом команд отримує ще одну команду. Що роблять карти — наша розробка.
airstrike-double-tap = Подвійний постріл
airstrike-carpet-run = Килимовий обстріл
airstrike-mine-drop = Скидання мін
airstrike-field-mechanic = Польовий механік
airstrike-danger-close = Небезпечно близько
airstrike-gunship = Ударний гелікоптер
airstrike-sky-hook = Небесний гак
airstrike-fly-by = Проліт
told-airstrikes-dealt = Кожному гравцеві роздано поліпшений авіаудар.
told-airstrike-played = { $seat-mine ->
    [yes] Ви розігруєте
   *[no] { $seat } розігрує
} карту «{ $card }».
told-hooked = «Небесний гак», на іншу клітинку: { $car }.
told-chopper-stayed = { $seat-mine ->
    [yes] Ваш гелікоптер залишається на місці.
   *[no] Гелікоптер гравця { $seat } залишається на місці.
}
prompt-airstrike-card = Вашому гелікоптеру немає по кому стріляти. Можна розіграти поліпшений авіаудар або спасувати.
prompt-mine-drop = «Скидання мін»: покладіть жетон небезпеки долілиць перед своїм гелікоптером або не кладіть.
prompt-field-mechanic = «Польовий механік»: виберіть пошкодження поруч із гелікоптером, щоб зняти його.
prompt-sky-hook = «Небесний гак»: виберіть машину поруч із гелікоптером і порожню клітинку поруч із ним.
prompt-fly-by = «Проліт»: поставте гелікоптер на іншу порожню клітинку або спасуйте.
prompt-carpet-rig = «Килимовий обстріл», { $section }: виберіть команду, у яку цілитеся.
choice-play-card = розіграти «{ $card }»
why-not-your-card = У вас немає такої карти.
why-card-not-now = Зараз ця карта нічого не змінить. Прибережіть її для свого моменту.
why-card-first-round = У раунді 1 ніхто не стріляє. Прибережіть цю карту.
why-not-beside-chopper = Виберіть машину й порожню клітинку поруч зі своїм гелікоптером.
why-not-ahead-of-chopper = Виберіть порожню клітинку переднього сектора свого гелікоптера.
text-holds-airstrike = є поліпшений авіаудар
option-airstrikes = Поліпшені авіаудари
option-airstrikes-help = «Більше набоїв»: у кожного таємна карта, яку можна один раз розіграти разом з авіаударом. Що роблять карти — наша розробка.
bounty-hit-and-run = Удар і відхід
bounty-slow-and-steady = Тихіше їдеш
bounty-rubbing-is-racing = Контактний спорт
bounty-pinball-wizard = Король пінболу
bounty-down-and-dirty = По вуха в багні
bounty-big-game = Велика дичина
bounty-clean-sweep = Чиста робота
bounty-trailblazer = Першопроходець
told-bounties-dealt = Кожному гравцеві роздано завдання.
told-bounty-revealed = { $seat-mine ->
    [yes] Ви розкриваєте
   *[no] { $seat } розкриває
} завдання «{ $card }».
told-card-set = { $seat-mine ->
    [yes] Карта у вас на руці рахується
   *[no] Карта на руці гравця { $seat } рахується
} за { $counts } до скидання.
told-card-set-own = { $seat-mine ->
    [yes] Ваша карта
   *[no] Карта гравця { $seat }
} { $value }, { $face } рахується за { $counts } до скидання.
told-die-retaken = { $seat-mine ->
    [yes] Ви берете назад використаний кубик, і на ньому випадає
   *[no] { $seat } бере назад використаний кубик, і на ньому випадає
} { $die }.
told-card-taken-back = { $seat-mine ->
    [yes] Ви повертаєте
   *[no] { $seat } повертає
} на руку карту { $value }, { $face }.
told-extra-command = { $seat-mine ->
    [yes] Ви використовуєте
   *[no] { $seat } використовує
} ще одну команду: { $command }.
told-no-extra-command = { $seat-mine ->
    [yes] Ви поки не використовуєте
   *[no] { $seat } поки не використовує
} ще одну команду.
told-steady = «Тихіше їдеш», крок уперед: { $car }.
prompt-window-hit-and-run = Ви вивели з ладу малу машину суперника. Можна розкрити завдання або спасувати.
prompt-window-slow-and-steady = Ваша машина остання. Можна розкрити завдання або спасувати.
prompt-window-rubbing-is-racing = Зіткнення з вашою машиною зсунуло іншу. Можна розкрити завдання або спасувати.
prompt-window-pinball-wizard = Ваш рух спричинив ланцюжок зіткнень. Можна розкрити завдання або спасувати.
prompt-window-down-and-dirty = Ваша пошкоджена машина закінчує хід у багні. Можна розкрити завдання або спасувати.
prompt-window-big-game = Ви вивели з ладу велику машину суперника. Можна розкрити завдання або спасувати.
prompt-window-clean-sweep = Ваше зіткнення знищило машину суперника. Можна розкрити завдання або спасувати.
prompt-window-trailblazer = Ваша машина виїхала на новий фрагмент. Можна розкрити завдання або спасувати.
prompt-hit-and-run = «Удар і відхід»: виберіть невикористаний кубик, який матиме найбільше значення.
prompt-hit-and-run-cards = «Удар і відхід»: виберіть карту на руці, яка рахується за 6.
prompt-ace-cards = «Туз у рукаві»: виберіть карту на руці й значення, за яке вона рахується.
prompt-slow-and-steady = «Тихіше їдеш»: виберіть машину й куди вона поїде.
prompt-free-shot = «Контактний спорт»: виберіть ціль безкоштовного пострілу.
prompt-pinball = «Король пінболу»: виберіть машину з ланцюжка й напрямок.
prompt-down-and-dirty = «По вуха в багні»: виберіть пошкодження, щоб зняти його.
prompt-take-back = «Велика дичина»: виберіть розіграну карту, яка повернеться на руку.
prompt-extra-command = «Чиста робота»: можна використати ще одну команду без кубика.
prompt-extra-rig-command = «Чиста робота», { $section }: можна використати ще одну команду.
choice-reveal = розкрити «{ $card }»
choice-set-card = карта { $value }, { $face }, рахується за { $counts }
choice-no-extra-command = без ще однієї команди
why-not-steady = Виберіть одну з машин, які ще не проїхали, і клітинку перед нею.
why-no-free-shot = Машина з цього зіткнення не може туди вистрілити.
why-not-in-chain = Виберіть машину з цього ланцюжка зіткнень, але не автопоїзд.
why-not-taken-back = Виберіть карту, яка лежить на ваших планшетах.
why-not-on-mud = Виберіть пошкодження машини, яка стоїть у багні.
text-holds-bounty = є завдання
text-sweeps = може використати ще одну команду в цьому раунді
option-bounties = Завдання
option-bounties-help = «Більше набоїв»: у кожного таємна карта з умовою та нагородою, яку розкривають один раз, коли умову виконано. Більша частина тексту карт — наша розробка.
one-shot-ace-up-the-sleeve = Туз у рукаві
one-shot-hand-brake = Ручне гальмо
one-shot-duck = Пригнися!
one-shot-second-wind = Друге дихання
one-shot-return-fire = Вогонь у відповідь
one-shot-duct-tape = Ізострічка
one-shot-loaded-dice = Шулерські кубики
one-shot-scrap-drop = Скидання брухту
told-one-shots-dealt = Кожному гравцеві роздано карту «На 1 раз».
told-one-shot-played = { $seat-mine ->
    [yes] Ви розігруєте
   *[no] { $seat } розігрує
} карту «{ $card }».
told-die-set = { $seat-mine ->
    [yes] Ви змінюєте
   *[no] { $seat } змінює
} значення кубика: { $die } → { $value }.
told-ducked = «Пригнися!», промах: { $car }.
told-scrap-dropped = { $seat-mine ->
    [yes] Ви ставите
   *[no] { $seat } ставить
} на дорогу розбиту машину.
prompt-window-hit = Постріл влучає у вашу машину. Можна розіграти карту «На 1 раз» або спасувати.
prompt-window-moved = Ваш рух закінчено. Можна розіграти карту «На 1 раз» або спасувати.
prompt-window-missed = Промах по вашій машині. Можна розіграти карту «На 1 раз» або спасувати.
prompt-window-start = Починається ваш хід. Можна розіграти карту «На 1 раз» або спасувати.
prompt-window-roll = Кинуто кубики. Можна розіграти карту «На 1 раз» або спасувати.
prompt-window-end = Ваш хід закінчується. Можна розіграти карту «На 1 раз» або спасувати.
prompt-ace = «Туз у рукаві»: виберіть кубик і його нове значення.
prompt-duct-tape = «Ізострічка»: виберіть пошкодження, щоб зняти його.
prompt-scrap-drop = «Скидання брухту»: виберіть для розбитої машини порожню клітинку поруч зі своєю машиною.
prompt-return-fire-rig = «Вогонь у відповідь»: виберіть команду автопоїзда, у яку цілитеся.
choice-set-die = нове значення { $value }
choice-scrap = розбита машина на { $space }
why-not-that-die = Виберіть свій кубик і інше значення, яке на ньому є.
why-not-beside-car = Виберіть порожню клітинку поруч зі своєю машиною.
text-holds-one-shot = є карта «На 1 раз»
option-one_shots = Карти «На 1 раз»
option-one_shots-help = «Більше набоїв»: у кожного таємна карта, яку можна розіграти один раз у вказаний на ній момент. Що роблять карти — наша розробка.

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
option-leaders = «Авторозбірки»: ватажки
option-leaders-help = Доповнення: кожна банда машин вибирає одного з двох ватажків зі своїми командами, здібністю та жетонами команд. Що вміють ватажки — наша розробка.
option-upgrades = «Авторозбірки»: поліпшення
option-upgrades-help = Доповнення: кожна банда машин вибирає три поліпшення й розподіляє їх між машинами. Що дають поліпшення — наша розробка.
option-cards = «Німецька збірка»
option-cards-help = Варіант: банди машин грають картами замість кубиків руху й розкривають карту для кожного пострілу. Який постріл на якій карті — наша розробка.
preset-base = Thunder Road: Vendetta
preset-base-help = Базова гра: від двох до чотирьох команд по три машини.
preset-carnage = «Диявольська м’ясорубка» повністю
preset-carnage-help = Базова гра, до неї ще п’ять фрагментів, небезпеки, вогонь і тривалі ефекти.
preset-big_rig_final_five = Автопоїзд і Чудова п’ятірка
preset-big_rig_final_five-help = Базова гра з місцем для автопоїзда й місцем для п’яти мотоциклів.
preset-choppe_shoppe = «Авторозбірки» повністю
preset-choppe_shoppe-help = Базова гра з ватажками й поліпшеннями.
preset-extra_ammo = «Більше набоїв» повністю
preset-extra_ammo-help = Базова гра з усіма п’ятьма колодами: дорожні умови, поліпшені авіаудари, завдання, карти «На 1 раз» і бонусні команди.
preset-german_engineering = «Німецька збірка» без решти
preset-german_engineering-help = Базова гра з картами замість кубиків руху.
preset-maximum_chrome = «Хром і блискавки»: усе разом
preset-maximum_chrome-help = Усі коробки разом, до шести місць. Довгий вечір для тих, хто знає базову гру.

## Сторінка

page-state-bike = { $state ->
    [waiting] чекає на виїзд
    [inoperable] несправний
    [gone] знищений
    [home] на фініші
   *[other] справний
}
page-coasts-bike = Накатом: { $count } з 4
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
page-lasting = Тривалі ефекти
page-drop-hazard = жетон небезпеки на смугу { $row }, стовпець { $column }
page-respawn = { $bike }: смуга { $row }, стовпець { $column }
page-spend-token = жетон команди на «{ $command }»
page-look-at = подивитися жетон: смуга { $row }, стовпець { $column }
page-radar-discard = скинути жетон: смуга { $row }, стовпець { $column }
page-tow = відбуксирувати: смуга { $row }, стовпець { $column }
page-drop-scrap = розбита машина: смуга { $row }, стовпець { $column }
page-own-cards = Ваші карти
page-leader = { $leader }, жетонів команд: { $tokens }
page-pass = проїхати без зіткнення
page-slam-owner = Який мотоцикл зсунеться, вирішує власник.
page-bike = Мотоцикл
page-rig-section = { $section ->
    [rear] Задня секція автопоїзда
    [middle] Центральна секція автопоїзда
   *[front] Передня секція автопоїзда
}

## Заголовки доповнень

brief-steered = гідропідсилювач ({ $die })
brief-card = { $value }, { $face }
