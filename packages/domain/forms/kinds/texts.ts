import { sanitiseText, wireText } from '../sanitise.ts';
import type { FieldKind } from './field-kind.ts';
import { description, placeholder, required } from './properties.ts';
import { singleLine } from './single-value.ts';

export const text: FieldKind = { ...singleLine, name: 'text', title: 'Text' };

/** Several lines; with a `maxLength` above 0 it shows a counter (storefront §5, text counter). */
export const textarea: FieldKind = {
  ...singleLine,
  name: 'textarea',
  title: 'Message',
  properties: [
    description,
    placeholder,
    required,
    {
      path: 'maxLength',
      kind: 'number',
      min: 0,
      max: 20_000,
      step: 1,
      optional: true,
    },
  ],
  defaults: { ...singleLine.defaults, maxLength: 0 },
  read(value) {
    const text = wireText(value);
    return text === null ? null : sanitiseText(text);
  },
};

/** A word that is not shown while it is typed; it is kept out of mails. */
export const password: FieldKind = {
  ...singleLine,
  name: 'password',
  title: 'Password',
  properties: [description, required],
  defaults: { description: '', required: false },
  // Spaces are part of a password.
  read(value) {
    const text = wireText(value);
    return text === null ? null : sanitiseText(text).replace(/[\n\t]/g, '');
  },
  isEmpty: (answer) => answer === '',
};

/** Not shown: the same-named value of the query string, else its own (storefront §3). */
export const hidden: FieldKind = {
  ...singleLine,
  name: 'hidden',
  group: 'other',
  title: 'Hidden',
  properties: [
    { path: 'key', kind: 'text', maxLength: 100 },
    { path: 'value', kind: 'text', maxLength: 1000 },
  ],
  defaults: { key: '', value: '' },
  // Nobody could mend a value that nobody sees: what is too long is cut.
  read(value) {
    const text = wireText(value);
    return text === null ? null : sanitiseText(text).slice(0, hiddenLimit);
  },
};

const hiddenLimit = 1000;

/** A heading between fields; it has no answer. */
export const section: FieldKind = {
  ...singleLine,
  name: 'section',
  group: 'other',
  title: 'Section',
  properties: [description, { path: 'underline', kind: 'switch' }],
  defaults: { description: '', underline: true },
  answers: false,
  read: () => '',
  isEmpty: () => true,
  text: () => '',
  posted: () => undefined,
};
