import { studioLanguage } from '@veranda/messages/studio/language';
import type { Rules } from './rules-queries.ts';
import { t } from './messages.ts';

type Area = Rules['shippingMethods'][number]['areas'][number];

/** A place as its form holds it; postal codes as one line of codes and ranges. */
export interface AreaForm {
  readonly country: string;
  readonly region: string;
  readonly postal: string;
}

/** Everywhere. */
export const everywhere: AreaForm = { country: '', region: '', postal: '' };

/** A place as a form: `12200-12299, 10001`. */
export function areaForm({ country, region, postalRanges }: Area): AreaForm {
  const postal = postalRanges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ');
  return { country, region, postal };
}

/** A form without problems as a place. */
export function areaOf({ country, region, postal }: AreaForm): Area {
  return {
    country: country.toUpperCase(),
    region: region.trim().toUpperCase(),
    postalRanges: rangesIn(postal) ?? [],
  };
}

/** Problem of the postal codes of a place, or undefined. */
export function postalProblem({ postal }: AreaForm): string | undefined {
  return rangesIn(postal) === null ? t('invalidPostalCodes') : undefined;
}

/**
 * `12200–12299, 10001` as ranges; null when it is none. A dash within a code has no blanks around and no code
 * after it.
 */
function rangesIn(text: string): { from: string; to: string }[] | null {
  const ranges: { from: string; to: string }[] = [];
  for (const part of text.split(/[,;\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [from = '', to = from, more] = part.split(/\s*[–—]\s*|\s+-\s+|(?<=^\d+)-(?=\d+$)/);
    const isRange = more === undefined && plain(from).length > 0 && plain(from).length === plain(to).length;
    if (!isRange || plain(from) > plain(to) || from.length > 12 || to.length > 12) return null;
    ranges.push({ from, to });
  }
  return ranges.length > 200 ? null : ranges;
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

const names = new Intl.DisplayNames(studioLanguage().tag, { type: 'region' });
const noCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
]);
const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));

/** Every country by its name. */
export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .filter(({ value, label }) => value !== label)
  .sort((a, b) => a.label.localeCompare(b.label));

/** A place as text: "New York (NY), 12200–12299". */
export function areaSummary(area: Area): string {
  const { country, region, postal } = areaForm(area);
  const where = country === '' ? t('everywhere') : (names.of(country) ?? country);
  return [region === '' ? where : `${where} (${region})`, postal].filter((part) => part !== '').join(', ');
}
