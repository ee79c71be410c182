import { addressFormatOf, countryCodes, countryOfLanguage } from '@veranda/domain/forms/address-format';
import { controlName, type FieldPart, postedText } from '@veranda/domain/forms/kinds/field-kind';
import { kindOf } from '@veranda/domain/forms/kinds/registry';
import { attribute } from '../escape-html.ts';
import type { Session } from '../context/session.ts';
import type { ControlFacts, FieldInPlace } from './control.ts';

const messageKeys: Readonly<Record<string, string>> = {
  First: 'formFirstName',
  Last: 'formLastName',
  Line1: 'formLine1',
  Line2: 'formLine2',
  City: 'formCity',
  State: 'formState',
  Zip: 'formZip',
  Country: 'formCountry',
  Areacode: 'formAreaCode',
  Prefix: 'formPrefix',
  Line: 'formNumber',
};

function wordOf(kind: string, part: string): string {
  return kind === 'phone' && part === 'Country' ? 'formCountryCode' : (messageKeys[part] ?? '');
}

// Required parts of a required field, without which a browser does not send it: those that no address or name
// lacks.
const neededParts: Readonly<Record<string, readonly string[]>> = {
  name: [],
  address: ['Line1', 'City'],
  phone: ['Areacode'],
};

/** The controls of a name, an address or a phone number: one for each sub-field. */
export function partControls(session: Session, given: FieldInPlace, facts: ControlFacts) {
  const { field, refused } = given;
  const parts = shownParts(session, given);
  return {
    parts: parts.map((part) => {
      const name = controlName(field.id, part.name);
      const typed = refused ? postedText(refused.typed, name) : '';
      const isCountry = field.kind === 'address' && part.name === 'Country';
      const needed = facts.required && (neededParts[field.kind] ?? []).includes(part.name);
      return {
        part: part.name,
        id: `${facts.id}-${part.name}`,
        label: part.label,
        isCountry,
        prompt: session.strings['formCountryText'] ?? '',
        countries: isCountry ? countries(session, typed) : [],
        attrs:
          attribute('id', `${facts.id}-${part.name}`) +
          attribute('name', name) +
          attribute('autocomplete', part.autocomplete) +
          (facts.invalid ? ' aria-invalid="true"' : '') +
          (needed ? ' required' : '') +
          (isCountry ? '' : ` type="${field.kind === 'phone' ? 'tel' : 'text'}"${attribute('value', typed)}`),
      };
    }),
  };
}

interface LabelledPart extends FieldPart {
  readonly label: string;
}

// The parts as the country of the site writes them; where addresses have no region it comes last, so that who
// lives elsewhere can still give it.
function shownParts(session: Session, { field }: FieldInPlace): readonly LabelledPart[] {
  const parts = kindOf(field).parts.map((part) => ({
    ...part,
    label: session.strings[wordOf(field.kind, part.name)] ?? '',
  }));
  if (field.kind === 'phone') return field.value['showCountryCode'] === true ? parts : parts.slice(1);
  if (field.kind !== 'address') return parts;
  const format = addressFormatOf(countryOfLanguage(session.snapshot.website.language));
  const letters = ['C', 'S', 'Z'].sort((a, b) => place(format.order, a) - place(format.order, b));
  const named: Readonly<Record<string, string>> = { C: 'City', S: 'State', Z: 'Zip' };
  const order = ['Country', 'Line1', 'Line2', ...letters.map((letter) => named[letter])];
  return order.flatMap((name) => parts.find((part) => part.name === name) ?? []);
}

function place(order: string, letter: string): number {
  const at = order.indexOf(letter);
  return at < 0 ? order.length : at;
}

function countries(session: Session, typed: string) {
  const { language } = session.snapshot.website;
  const selected = typed || countryOfLanguage(language);
  return countryNames(language).map(({ code, name }) => ({ code, name, selected: code === selected }));
}

const known = new Map<string, readonly { readonly code: string; readonly name: string }[]>();

function countryNames(language: string) {
  const before = known.get(language);
  if (before) return before;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' });
  const made = countryCodes()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  known.set(language, made);
  return made;
}
