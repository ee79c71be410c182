import type { FieldKindName, FormDocument, FormField } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';

function field(kind: FieldKindName, id: string, more: object = {}): FormField {
  const index =
    'name email message phone address date time website number currency twitter password radio checkbox select likert section hidden'
      .split(' ')
      .indexOf(id);
  const fresh = newField(kind, { id, position: `a${String.fromCharCode(97 + index)}`, title: id });
  return { ...fresh, title: titles[id] ?? fresh.title, value: { ...fresh.value, ...more } };
}

const titles: Readonly<Record<string, string>> = {
  name: 'Your name',
  email: 'Email',
  message: 'Message',
  hidden: 'hidden',
};

/** Every kind of field. */
export function everything(): FormDocument {
  const options = [{ label: 'Red' }, { label: 'Green' }, { label: 'Blue' }];
  return formOf([
    field('name', 'name', { required: true }),
    field('email', 'email', { required: true, description: 'To answer you.' }),
    field('textarea', 'message', { maxLength: 20, required: true }),
    field('phone', 'phone', { showCountryCode: true }),
    field('address', 'address'),
    field('date', 'date'),
    field('time', 'time'),
    field('website', 'website', { placeholder: 'example.com' }),
    field('number', 'number'),
    field('currency', 'currency'),
    field('twitter', 'twitter'),
    field('password', 'password'),
    field('radio', 'radio', { options }),
    field('checkbox', 'checkbox', { options }),
    field('select', 'select', { options }),
    field('likert', 'likert', { options: [{ label: 'It is clear' }, { label: 'It is short' }] }),
    field('section', 'section'),
    field('hidden', 'hidden', { key: 'utm', value: 'none' }),
  ]);
}

/** The three fields that most tests need. */
export function short(change: Partial<FormDocument> = {}): FormDocument {
  return {
    ...formOf([
      field('name', 'name'),
      field('email', 'email', { required: true }),
      field('textarea', 'message', { maxLength: 20 }),
    ]),
    ...change,
  };
}
