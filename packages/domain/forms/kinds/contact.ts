import { addressFormatOf } from '../address-format.ts';
import { sanitiseLine, wireTexts } from '../sanitise.ts';
import { type AnswerValue, type FieldKind } from './field-kind.ts';
import { inParts, padded, partsByName, partsOf } from './parts.ts';
import { description, required } from './properties.ts';

const nameParts = [
  { name: 'First', autocomplete: 'given-name' },
  { name: 'Last', autocomplete: 'family-name' },
] as const;

export const name: FieldKind = {
  ...inParts(nameParts),
  name: 'name',
  group: 'contact',
  title: 'Name',
  check: () => null,
  text: (answer) => partsOf(answer).filter(Boolean).join(' '),
};

const addressParts = [
  { name: 'Line1', autocomplete: 'address-line1' },
  { name: 'Line2', autocomplete: 'address-line2' },
  { name: 'City', autocomplete: 'address-level2' },
  { name: 'State', autocomplete: 'address-level1' },
  { name: 'Zip', autocomplete: 'postal-code' },
  { name: 'Country', autocomplete: 'country' },
] as const;

/** An address; asked for, it has a street and a city, since those are what every country's addresses have. */
export const address: FieldKind = {
  ...inParts(addressParts),
  name: 'address',
  group: 'contact',
  title: 'Address',
  // A country that a browser has filled in automatically is no answer.
  isEmpty: (answer) =>
    partsOf(answer)
      .slice(0, 5)
      .every((part) => part === ''),
  check(answer, field) {
    const { Line1, City } = partsByName(address, answer);
    return field.value['required'] === true && (Line1 === '' || City === '') ? 'required' : null;
  },
  text(answer) {
    const { Line1, Line2, City = '', State = '', Zip = '', Country = '' } = partsByName(address, answer);
    const place = placeText(Country, { C: City, S: State, Z: Zip });
    return [Line1, Line2, place, countryName(Country)].filter(Boolean).join('\n');
  },
};

// In the manner of the country: `Rondout, NY 12401`, `28195 Bremen`. A comma is before a region only.
function placeText(country: string, parts: Readonly<Record<string, string>>): string {
  const { order } = addressFormatOf(country);
  const letters = [...new Set([...order.split(''), 'C', 'S', 'Z'])];
  return letters.reduce((text, letter) => {
    const part = parts[letter] ?? '';
    if (part === '') return text;
    if (text === '') return part;
    return `${text}${letter === 'S' ? ',' : ''} ${part}`;
  }, '');
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

const phoneParts = [
  { name: 'Country', autocomplete: 'tel-country-code' },
  { name: 'Areacode', autocomplete: 'tel-area-code' },
  { name: 'Prefix', autocomplete: 'tel-local-prefix' },
  { name: 'Line', autocomplete: 'tel-local-suffix' },
] as const;

/** A phone number in four parts; of three the first, the country's prefix, is blank (storefront §3). */
export const phone: FieldKind = {
  ...inParts(phoneParts),
  name: 'phone',
  group: 'contact',
  title: 'Phone',
  properties: [description, { path: 'showCountryCode', kind: 'switch' }, required],
  defaults: { description: '', showCountryCode: false, required: false },
  read(value) {
    const texts = wireTexts(value, phoneParts.length);
    if (texts === null) return null;
    const whole = texts.length === 3 ? ['', ...texts] : texts;
    return padded(whole.map(sanitiseLine), phoneParts.length);
  },
  isEmpty: (answer) =>
    partsOf(answer)
      .slice(1)
      .every((part) => part === ''),
  check: (answer) => (isPhone(answer) ? null : 'phone'),
  text(answer) {
    const [country = '', ...rest] = partsOf(answer);
    const local = rest.filter(Boolean).join('-');
    return country === '' ? local : `+${country.replace(/^\+|^00/, '')} ${local}`;
  },
};

// Countries divide their numbers differently: figures and the usual marks in any part, 3 to 20 figures
// together.
function isPhone(answer: AnswerValue): boolean {
  const text = partsOf(answer).join('');
  if (!/^[\d+() ./-]*$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 3 && digits <= 20;
}
