import type { PeriodUnit } from './plan.ts';

/** A text by plural category; `other` stands for those that are not named. `{n}` is the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How a language says what a subscription costs. */
export interface SubscriptionMessages {
  /** `{price} {every}`, and with an end `{price} {every} {lasting}`. */
  readonly endless: string;
  readonly limited: string;
  /** Of several prices the lowest: `from {price}`. */
  readonly from: string;
  /** One unit, and several. */
  readonly every: Readonly<Record<PeriodUnit, { readonly single: string; readonly several: PluralForms }>>;
  readonly lasting: Readonly<Record<PeriodUnit, PluralForms>>;
  /** Of a combination that is none (storefront §8, other). */
  readonly unavailable: string;
}

const spaced = { endless: '{price} {every}', limited: '{price} {every} {lasting}' } as const;

/** The phrases by language, for every language that a site can have. */
export const subscriptionMessages: Readonly<Record<string, SubscriptionMessages>> = {
  en: {
    ...spaced,
    from: 'from {price}',
    every: {
      WEEK: { single: 'every week', several: { other: 'every {n} weeks' } },
      MONTH: { single: 'every month', several: { other: 'every {n} months' } },
      YEAR: { single: 'every year', several: { other: 'every {n} years' } },
    },
    lasting: {
      WEEK: { one: 'for {n} week', other: 'for {n} weeks' },
      MONTH: { one: 'for {n} month', other: 'for {n} months' },
      YEAR: { one: 'for {n} year', other: 'for {n} years' },
    },
    unavailable: 'Unavailable',
  },
  de: {
    ...spaced,
    from: 'ab {price}',
    every: {
      WEEK: { single: 'jede Woche', several: { other: 'alle {n} Wochen' } },
      MONTH: { single: 'jeden Monat', several: { other: 'alle {n} Monate' } },
      YEAR: { single: 'jedes Jahr', several: { other: 'alle {n} Jahre' } },
    },
    lasting: {
      WEEK: { one: 'für {n} Woche', other: 'für {n} Wochen' },
      MONTH: { one: 'für {n} Monat', other: 'für {n} Monate' },
      YEAR: { one: 'für {n} Jahr', other: 'für {n} Jahre' },
    },
    unavailable: 'Nicht verfügbar',
  },
  fr: {
    ...spaced,
    from: 'à partir de {price}',
    every: {
      WEEK: { single: 'chaque semaine', several: { other: 'toutes les {n} semaines' } },
      MONTH: { single: 'chaque mois', several: { other: 'tous les {n} mois' } },
      YEAR: { single: 'chaque année', several: { other: 'tous les {n} ans' } },
    },
    lasting: {
      WEEK: { one: 'pendant {n} semaine', other: 'pendant {n} semaines' },
      MONTH: { other: 'pendant {n} mois' },
      YEAR: { one: 'pendant {n} an', other: 'pendant {n} ans' },
    },
    unavailable: 'Indisponible',
  },
  es: {
    ...spaced,
    from: 'desde {price}',
    every: {
      WEEK: { single: 'cada semana', several: { other: 'cada {n} semanas' } },
      MONTH: { single: 'cada mes', several: { other: 'cada {n} meses' } },
      YEAR: { single: 'cada año', several: { other: 'cada {n} años' } },
    },
    lasting: {
      WEEK: { one: 'durante {n} semana', other: 'durante {n} semanas' },
      MONTH: { one: 'durante {n} mes', other: 'durante {n} meses' },
      YEAR: { one: 'durante {n} año', other: 'durante {n} años' },
    },
    unavailable: 'No disponible',
  },
  it: {
    ...spaced,
    from: 'da {price}',
    every: {
      WEEK: { single: 'ogni settimana', several: { other: 'ogni {n} settimane' } },
      MONTH: { single: 'ogni mese', several: { other: 'ogni {n} mesi' } },
      YEAR: { single: 'ogni anno', several: { other: 'ogni {n} anni' } },
    },
    lasting: {
      WEEK: { one: 'per {n} settimana', other: 'per {n} settimane' },
      MONTH: { one: 'per {n} mese', other: 'per {n} mesi' },
      YEAR: { one: 'per {n} anno', other: 'per {n} anni' },
    },
    unavailable: 'Non disponibile',
  },
  nl: {
    ...spaced,
    from: 'vanaf {price}',
    every: {
      WEEK: { single: 'elke week', several: { other: 'elke {n} weken' } },
      MONTH: { single: 'elke maand', several: { other: 'elke {n} maanden' } },
      YEAR: { single: 'elk jaar', several: { other: 'elke {n} jaar' } },
    },
    lasting: {
      WEEK: { one: 'gedurende {n} week', other: 'gedurende {n} weken' },
      MONTH: { one: 'gedurende {n} maand', other: 'gedurende {n} maanden' },
      YEAR: { other: 'gedurende {n} jaar' },
    },
    unavailable: 'Niet beschikbaar',
  },
  pt: {
    ...spaced,
    from: 'a partir de {price}',
    every: {
      WEEK: { single: 'a cada semana', several: { other: 'a cada {n} semanas' } },
      MONTH: { single: 'a cada mês', several: { other: 'a cada {n} meses' } },
      YEAR: { single: 'a cada ano', several: { other: 'a cada {n} anos' } },
    },
    lasting: {
      WEEK: { one: 'durante {n} semana', other: 'durante {n} semanas' },
      MONTH: { one: 'durante {n} mês', other: 'durante {n} meses' },
      YEAR: { one: 'durante {n} ano', other: 'durante {n} anos' },
    },
    unavailable: 'Indisponível',
  },
  da: {
    ...spaced,
    from: 'fra {price}',
    every: {
      WEEK: { single: 'hver uge', several: { other: 'hver {n}. uge' } },
      MONTH: { single: 'hver måned', several: { other: 'hver {n}. måned' } },
      YEAR: { single: 'hvert år', several: { other: 'hvert {n}. år' } },
    },
    lasting: {
      WEEK: { one: 'i {n} uge', other: 'i {n} uger' },
      MONTH: { one: 'i {n} måned', other: 'i {n} måneder' },
      YEAR: { other: 'i {n} år' },
    },
    unavailable: 'Ikke tilgængelig',
  },
  sv: {
    ...spaced,
    from: 'från {price}',
    every: {
      WEEK: { single: 'varje vecka', several: { other: 'med {n} veckors mellanrum' } },
      MONTH: { single: 'varje månad', several: { other: 'med {n} månaders mellanrum' } },
      YEAR: { single: 'varje år', several: { other: 'med {n} års mellanrum' } },
    },
    lasting: {
      WEEK: { one: 'i {n} vecka', other: 'i {n} veckor' },
      MONTH: { one: 'i {n} månad', other: 'i {n} månader' },
      YEAR: { other: 'i {n} år' },
    },
    unavailable: 'Inte tillgänglig',
  },
  nb: {
    ...spaced,
    from: 'fra {price}',
    every: {
      WEEK: { single: 'hver uke', several: { other: 'hver {n}. uke' } },
      MONTH: { single: 'hver måned', several: { other: 'hver {n}. måned' } },
      YEAR: { single: 'hvert år', several: { other: 'hvert {n}. år' } },
    },
    lasting: {
      WEEK: { one: 'i {n} uke', other: 'i {n} uker' },
      MONTH: { one: 'i {n} måned', other: 'i {n} måneder' },
      YEAR: { other: 'i {n} år' },
    },
    unavailable: 'Ikke tilgjengelig',
  },
  fi: {
    ...spaced,
    from: 'alkaen {price}',
    every: {
      WEEK: { single: 'viikoittain', several: { other: '{n} viikon välein' } },
      MONTH: { single: 'kuukausittain', several: { other: '{n} kuukauden välein' } },
      YEAR: { single: 'vuosittain', several: { other: '{n} vuoden välein' } },
    },
    lasting: {
      WEEK: { other: '{n} viikon ajan' },
      MONTH: { other: '{n} kuukauden ajan' },
      YEAR: { other: '{n} vuoden ajan' },
    },
    unavailable: 'Ei saatavilla',
  },
  pl: {
    ...spaced,
    from: 'od {price}',
    every: {
      WEEK: { single: 'co tydzień', several: { few: 'co {n} tygodnie', other: 'co {n} tygodni' } },
      MONTH: { single: 'co miesiąc', several: { few: 'co {n} miesiące', other: 'co {n} miesięcy' } },
      YEAR: { single: 'co rok', several: { few: 'co {n} lata', other: 'co {n} lat' } },
    },
    lasting: {
      WEEK: { one: 'przez {n} tydzień', few: 'przez {n} tygodnie', other: 'przez {n} tygodni' },
      MONTH: { one: 'przez {n} miesiąc', few: 'przez {n} miesiące', other: 'przez {n} miesięcy' },
      YEAR: { one: 'przez {n} rok', few: 'przez {n} lata', other: 'przez {n} lat' },
    },
    unavailable: 'Niedostępne',
  },
  cs: {
    ...spaced,
    from: 'od {price}',
    every: {
      WEEK: { single: 'každý týden', several: { few: 'každé {n} týdny', other: 'každých {n} týdnů' } },
      MONTH: { single: 'každý měsíc', several: { few: 'každé {n} měsíce', other: 'každých {n} měsíců' } },
      YEAR: { single: 'každý rok', several: { few: 'každé {n} roky', other: 'každých {n} let' } },
    },
    lasting: {
      WEEK: { one: 'po dobu {n} týdne', other: 'po dobu {n} týdnů' },
      MONTH: { one: 'po dobu {n} měsíce', other: 'po dobu {n} měsíců' },
      YEAR: { one: 'po dobu {n} roku', other: 'po dobu {n} let' },
    },
    unavailable: 'Nedostupné',
  },
  ja: {
    endless: '{price}({every})',
    limited: '{price}({every}、{lasting})',
    from: '{price}から',
    every: {
      WEEK: { single: '毎週', several: { other: '{n}週間ごと' } },
      MONTH: { single: '毎月', several: { other: '{n}か月ごと' } },
      YEAR: { single: '毎年', several: { other: '{n}年ごと' } },
    },
    lasting: {
      WEEK: { other: '{n}週間' },
      MONTH: { other: '{n}か月間' },
      YEAR: { other: '{n}年間' },
    },
    unavailable: '利用できません',
  },
};
