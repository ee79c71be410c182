import type { FieldKindName, FormField } from '@veranda/domain/forms/document';
import { likertScale, optionsOf, shownOptionsOf } from '@veranda/domain/forms/kinds/choices';
import { controlName, postedText, postedTexts } from '@veranda/domain/forms/kinds/field-kind';
import { isRequired, maxLengthOf } from '@veranda/domain/forms/validate-answers';
import { attribute } from '../escape-html.ts';
import type { Session } from '../context/session.ts';
import { controlAttributes, type ControlFacts, type FieldInPlace } from './control.ts';
import { partControls } from './part-controls.ts';

/** Context of the partial `form-field`. `attrs` are attributes that are escaped already. */
export function fieldContext(session: Session, fieldInPlace: FieldInPlace) {
  const { field, place, refused } = fieldInPlace;
  const { strings } = session;
  const id = `f-${place.blockId}-${field.id}`;
  const description = textOf(field, 'description');
  const error = refused?.errors[field.id] ?? '';
  const described = [error === '' ? '' : `${id}-error`, description === '' ? '' : `${id}-hint`].filter(
    Boolean,
  );
  const required = isRequired(field);
  const facts = { id, described: described.join(' '), invalid: error !== '', required };
  return {
    id,
    fieldId: field.id,
    kind: field.kind,
    title: field.title,
    description,
    error,
    describedBy: facts.described,
    requiredText: required ? (strings['formRequiredText'] ?? '') : '',
    isHidden: field.kind === 'hidden',
    isSection: field.kind === 'section',
    hasLine: field.value['underline'] === true,
    ...controls(session, fieldInPlace, facts),
  };
}

type Controls = (session: Session, fieldInPlace: FieldInPlace, facts: ControlFacts) => object;

function controls(session: Session, fieldInPlace: FieldInPlace, facts: ControlFacts): object {
  return (controlsOfKind[fieldInPlace.field.kind] ?? single)(session, fieldInPlace, facts);
}

const group = { isGroup: true } as const;

const controlsOfKind: Readonly<Partial<Record<FieldKindName, Controls>>> = {
  hidden: (_session, { field }) => ({
    name: controlName(field.id),
    value: textOf(field, 'value'),
    key: textOf(field, 'key'),
  }),
  section: () => ({}),
  textarea: (_session, fieldInPlace, facts) => ({ isArea: true, ...area(fieldInPlace, facts) }),
  select: (...controlArguments) => ({ isSelect: true, ...choices(...controlArguments) }),
  radio: (...controlArguments) => ({ ...group, isChoices: true, ...choices(...controlArguments) }),
  checkbox: (...controlArguments) => ({ ...group, isChoices: true, ...choices(...controlArguments) }),
  likert: (...controlArguments) => ({ ...group, isLikert: true, ...likert(...controlArguments) }),
  name: (...controlArguments) => ({ ...group, isParts: true, ...partControls(...controlArguments) }),
  address: (...controlArguments) => ({ ...group, isParts: true, ...partControls(...controlArguments) }),
  phone: (...controlArguments) => ({ ...group, isParts: true, ...partControls(...controlArguments) }),
};

const inputs: Readonly<Record<string, string>> = {
  text: ' type="text"',
  email: ' type="email" inputmode="email" autocomplete="email" autocapitalize="off" spellcheck="false"',
  number: ' type="text" inputmode="decimal"',
  website: ' type="text" inputmode="url" autocomplete="url" autocapitalize="off" spellcheck="false"',
  currency: ' type="text" inputmode="decimal"',
  password: ' type="password" autocomplete="off"',
  twitter: ' type="text" autocapitalize="off" spellcheck="false"',
  date: ' type="date" max="9999-12-31"',
  time: ' type="time"',
};

function single(_session: Session, { field, refused }: FieldInPlace, facts: ControlFacts) {
  const name = controlName(field.id);
  // A password is never handed back.
  const typed = refused && field.kind !== 'password' ? postedText(refused.typed, name) : '';
  return {
    isSingle: true,
    prefix: field.kind === 'currency' ? textOf(field, 'currencySymbol') : field.kind === 'twitter' ? '@' : '',
    attrs:
      (inputs[field.kind] ?? inputs['text']) +
      controlAttributes(name, facts) +
      attribute('placeholder', textOf(field, 'placeholder')) +
      attribute('value', typed),
  };
}

function area({ field, refused }: FieldInPlace, facts: ControlFacts) {
  const name = controlName(field.id);
  const maxLength = maxLengthOf(field);
  const typed = refused ? postedText(refused.typed, name) : '';
  return {
    value: typed,
    counter: maxLength === 0 ? '' : `${typed.replace(/\r\n?/g, '\n').length} / ${maxLength}`,
    // Not `maxlength`: the counter says when it is too long and does not block (storefront §5).
    attrs:
      controlAttributes(name, {
        ...facts,
        described: [facts.described, maxLength === 0 ? '' : `${facts.id}-count`].filter(Boolean).join(' '),
      }) +
      attribute('placeholder', textOf(field, 'placeholder')) +
      attribute('data-max-length', maxLength === 0 ? undefined : maxLength),
  };
}

function choices(session: Session, { field, refused }: FieldInPlace, facts: ControlFacts) {
  const name = controlName(field.id);
  const typed = new Set(refused ? postedTexts(refused.typed, name) : []);
  const type = field.kind === 'checkbox' ? 'checkbox' : 'radio';
  // In a group of checkboxes no single one is required.
  const required = facts.required && field.kind === 'radio' ? ' required' : '';
  return {
    attrs: controlAttributes(name, facts),
    prompt: session.strings['formSelectText'] ?? '',
    options: shownOptionsOf(field).map(({ label, answer }, index) => ({
      label,
      answer,
      selected: typed.has(answer),
      id: `${facts.id}-${index}`,
      attrs: ` type="${type}"${attribute('name', name)}${attribute('value', answer)}${required}`,
    })),
  };
}

const likertMessages = [
  'productAnswerMapStronglyDisagree',
  'productAnswerMapDisagree',
  'productAnswerMapNeutral',
  'productAnswerMapAgree',
  'productAnswerMapStronglyAgree',
] as const;

function likert(session: Session, { field, refused }: FieldInPlace, facts: ControlFacts) {
  return {
    questions: optionsOf(field).map((question, row) => {
      const name = controlName(field.id, String(row));
      const typed = refused ? postedText(refused.typed, name) : '';
      return {
        question,
        options: likertScale.map(({ number }, column) => ({
          label: session.strings[likertMessages[column] ?? ''] ?? '',
          id: `${facts.id}-${row}-${column}`,
          selected: typed === number,
          attrs: ` type="radio"${attribute('name', name)}${attribute('value', number)}`,
        })),
      };
    }),
  };
}

function textOf(field: FormField, key: string): string {
  const value = field.value[key];
  return typeof value === 'string' ? value : '';
}
