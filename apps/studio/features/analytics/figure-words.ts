import { t } from './messages.ts';

/** Name of a figure or of a table, and the sentence that says how it is counted. */
interface Words {
  readonly name: string;
  readonly how: string;
}

const speedHow = t('speedHow');

const figures: Readonly<Record<string, Words>> = {
  visits: { name: t('visits'), how: t('visitsHow') },
  visitors: { name: t('visitors'), how: t('visitorsHow') },
  views: { name: t('views'), how: t('viewsHow') },
  bounce: { name: t('bounce'), how: t('bounceHow') },
  sales: { name: t('sales'), how: t('salesHow') },
  orders: { name: t('ordersFigure'), how: t('ordersHow') },
  conversion: { name: t('conversion'), how: t('conversionHow') },
  average: { name: t('average'), how: t('averageHow') },
  left: { name: t('left'), how: t('leftHow') },
  liveVisitors: { name: t('liveVisitors'), how: t('liveVisitorsHow') },
  firstContentfulPaint: { name: t('firstContentfulPaint'), how: speedHow },
  cumulativeLayoutShift: { name: t('cumulativeLayoutShift'), how: speedHow },
  firstInputDelay: { name: t('firstInputDelay'), how: speedHow },
  interactionToNextPaint: { name: t('interactionToNextPaint'), how: speedHow },
  largestContentfulPaint: { name: t('largestContentfulPaint'), how: speedHow },
};

const tables: Readonly<Record<string, Words>> = {
  days: { name: t('overview'), how: t('visitsHow') },
  hours: { name: t('overview'), how: t('visitsHow') },
  minutes: { name: t('live'), how: t('liveVisitorsHow') },
  sources: { name: t('sources'), how: t('sourcesHow') },
  campaigns: { name: t('campaigns'), how: t('campaignsHow') },
  pages: { name: t('pages'), how: t('pagesHow') },
  entries: { name: t('entries'), how: t('entriesHow') },
  languages: { name: t('languages'), how: t('languagesHow') },
  countries: { name: t('countries'), how: t('countriesHow') },
  devices: { name: t('devices'), how: t('devicesHow') },
  searches: { name: t('searches'), how: t('searchesHow') },
  foundNothing: { name: t('foundNothing'), how: t('foundNothingHow') },
  forms: { name: t('forms'), how: t('formsHow') },
  buttons: { name: t('buttons'), how: t('buttonsHow') },
  popups: { name: t('popups'), how: t('popupsHow') },
  media: { name: t('media'), how: t('mediaHow') },
  funnel: { name: t('funnel'), how: t('funnelHow') },
  products: { name: t('products'), how: t('productsHow') },
  coupons: { name: t('coupons'), how: t('couponsHow') },
  speed: { name: t('speedTable'), how: speedHow },
  livePages: { name: t('livePages'), how: t('livePagesHow') },
};

const columns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(figures).map(([key, { name }]) => [key, name])),
  times: t('times'),
  ofFirst: t('ofFirst'),
  time: t('time'),
  seen: t('seen'),
  begun: t('begun'),
  sent: t('sent'),
  pressed: t('pressed'),
  rate: t('rate'),
  plays: t('plays'),
  sold: t('sold'),
  discount: t('discount'),
  loads: t('loads'),
  searches: t('searches'),
};

/** Words of rows that are codes, by table. */
const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sources: { '': t('direct') },
  entries: { '': t('unknown') },
  devices: { phone: t('phone'), tablet: t('tablet'), computer: t('computer') },
  funnel: { seen: t('stepSeen'), cart: t('stepCart'), checkout: t('stepCheckout'), paid: t('stepPaid') },
  popups: {
    open: t('popupOpen'),
    close: t('popupClose'),
    follow: t('popupFollow'),
    submit: t('popupSubmit'),
  },
};

/** Headings of the first column of tables over time. */
const times: Readonly<Record<string, string>> = { days: t('date'), hours: t('hour'), minutes: t('minute') };

const none: Words = { name: '', how: '' };

export const figureWords = (key: string): Words => figures[key] ?? none;
export const tableWords = (key: string): Words => tables[key] ?? none;
export const columnName = (key: string): string => columns[key] ?? key;
export const labelHeading = (table: string): string => times[table] ?? t('name');

/** A row's label for people: codes of languages and countries by their names. */
export function rowLabel(table: string, label: string, language: string): string {
  const known = rows[table]?.[label];
  if (known !== undefined) return known;
  if (table === 'languages') return nameOf(label, { language, type: 'language' });
  if (table === 'countries') return nameOf(label, { language, type: 'region' });
  return label;
}

function nameOf(
  code: string,
  { language, type }: { readonly language: string; readonly type: 'language' | 'region' },
): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
