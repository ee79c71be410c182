import { formLimits, type FormField } from '../document.ts';
import { sanitiseLine, wireText, wireTexts } from '../sanitise.ts';
import { type AnswerValue, controlName, type FieldKind, postedText, postedTexts } from './field-kind.ts';
import { partsOf } from './parts.ts';
import { description, options, required } from './properties.ts';
import { singleLine, textOf } from './single-value.ts';

/** The options that a visitor chooses from, in order; of a likert field they are its questions. */
export function optionsOf(field: FormField): readonly string[] {
  const list = field.value['options'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((option: { label?: unknown } | null) =>
    typeof option?.label === 'string' && option.label.trim() !== '' ? [sanitiseLine(option.label)] : [],
  );
}

/** An option as a page shows it, and the answer that it gives: another word where the page is translated. */
interface ShownOption {
  readonly label: string;
  readonly answer: string;
}

/** The options of a field as a page shows them. */
export function shownOptionsOf(field: FormField): readonly ShownOption[] {
  const list = field.value['options'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((option: { label?: unknown; answer?: unknown } | null) => {
    if (typeof option?.label !== 'string' || option.label.trim() === '') return [];
    const label = sanitiseLine(option.label);
    return [{ label, answer: typeof option.answer === 'string' ? sanitiseLine(option.answer) : label }];
  });
}

const choice = {
  ...singleLine,
  group: 'choice',
  properties: [description, options, required],
  defaults: {
    description: '',
    options: [{ label: 'Option 1' }, { label: 'Option 2' }],
    required: false,
  },
} as const satisfies Partial<FieldKind>;

/** One of a few: the single checked value. */
export const radio: FieldKind = {
  ...choice,
  name: 'radio',
  title: 'Choose one',
  read: readOne,
  check: (answer, field) => (optionsOf(field).includes(textOf(answer)) ? null : 'choice'),
};

export const select: FieldKind = {
  ...choice,
  name: 'select',
  title: 'Choose one',
  read: readOne,
  check: (answer, field) => (optionsOf(field).includes(textOf(answer)) ? null : 'choice'),
};

// A list of one is what a client sends that treats all choices alike.
function readOne(value: unknown): AnswerValue | null {
  const text = wireText(Array.isArray(value) && value.length <= 1 ? value[0] : value);
  return text === null ? null : sanitiseLine(text);
}

/** Any of a few: the checked values. */
export const checkbox: FieldKind = {
  ...choice,
  name: 'checkbox',
  title: 'Choose any',
  read(value) {
    const texts = wireTexts(typeof value === 'string' ? [value] : value, formLimits.options);
    return texts === null ? null : [...new Set(texts.map(sanitiseLine).filter(Boolean))];
  },
  isEmpty: (answer) => partsOf(answer).length === 0,
  check(answer, field) {
    const known = new Set(optionsOf(field));
    return partsOf(answer).every((choice) => known.has(choice)) ? null : 'choice';
  },
  text: (answer) => partsOf(answer).join(', '),
  posted: (fields, field) => postedTexts(fields, controlName(field.id)),
};

/**
 * The answers of a likert field: the number that travels and is kept (as templates read it,
 * `summary-form-field`), and its English; pages show the site's own messages.
 */
export const likertScale = [
  { number: '-2', english: 'Strongly Disagree' },
  { number: '-1', english: 'Disagree' },
  { number: '0', english: 'Neutral' },
  { number: '1', english: 'Agree' },
  { number: '2', english: 'Strongly Agree' },
] as const;

/**
 * A scale of five a question: a map from question to checked answers. It has no required check (storefront
 * §5).
 */
export const likert: FieldKind = {
  ...choice,
  name: 'likert',
  title: 'How far do you agree?',
  read(value) {
    if (value === undefined || value === null || value === '') return {};
    if (typeof value !== 'object' || Array.isArray(value)) return null;
    const entries = Object.entries(value);
    if (entries.length > formLimits.options) return null;
    const read = entries.map(([question, checked]) => [question, checkedOf(checked)] as const);
    if (read.some(([, checked]) => checked === null)) return null;
    return Object.fromEntries(
      read.flatMap(([question, checked]) =>
        checked?.length ? [[sanitiseLine(question), checked] as const] : [],
      ),
    );
  },
  isEmpty: (answer) => Object.keys(answer).length === 0,
  check(answer, field) {
    const questions = new Set(optionsOf(field));
    return checkedByQuestion(answer).every(
      ([question, checked]) =>
        questions.has(question) && checked.every(isLikertAnswer) && checked.length === 1,
    )
      ? null
      : 'choice';
  },
  text: (answer) =>
    checkedByQuestion(answer)
      .map(([question, checked]) => `${question}: ${checked.map(labelOf).join(', ')}`)
      .join('\n'),
  posted: (fields, field) =>
    Object.fromEntries(
      optionsOf(field).map((question, index) => [
        question,
        postedText(fields, controlName(field.id, String(index))),
      ]),
    ),
};

function checkedOf(value: unknown): readonly string[] | null {
  const texts = wireTexts(typeof value === 'string' ? [value] : value, likertScale.length);
  return texts === null ? null : texts.map(sanitiseLine).filter(Boolean).map(numberOf);
}

// A client that sends the label means the number.
function numberOf(answer: string): string {
  return likertScale.find(({ english }) => english === answer)?.number ?? answer;
}

function labelOf(answer: string): string {
  return likertScale.find(({ number }) => number === answer)?.english ?? answer;
}

/** The checked answers of a likert field by question, in the order in which they came. */
function checkedByQuestion(answer: AnswerValue): readonly (readonly [string, readonly string[]])[] {
  return typeof answer === 'string' || Array.isArray(answer)
    ? []
    : Object.entries(answer as Readonly<Record<string, readonly string[]>>);
}

function isLikertAnswer(text: string): boolean {
  return likertScale.some(({ number }) => number === text);
}
