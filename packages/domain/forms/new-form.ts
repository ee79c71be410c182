import type { RichText } from '../rich-text/rich-text.ts';
import type { FieldKindName, FormDocument, FormField, FormPurpose } from './document.ts';
import { kindOf } from './kinds/registry.ts';

/** A document of one paragraph; without words an empty one. */
export function paragraph(words: string): RichText {
  return {
    type: 'doc',
    content: words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  };
}

interface FreshField {
  readonly id: string;
  readonly position: string;
  /** In English without one. */
  readonly title?: string;
  /** Options of a kind that has choices; in English without them. */
  readonly options?: readonly string[];
}

/** A fresh field of a kind, with the kind's defaults. */
export function newField(kind: FieldKindName, { id, position, title, options }: FreshField): FormField {
  const { defaults, title: usual } = kindOf({ kind });
  const choices = options && 'options' in defaults ? { options: options.map((label) => ({ label })) } : {};
  return { id, position, kind, title: title ?? usual, value: { ...defaults, ...choices } };
}

/** A form with these fields and the texts that a fresh form has. */
export function formOf(fields: readonly FormField[], purpose: FormPurpose = 'form'): FormDocument {
  const isNewsletter = purpose === 'newsletter';
  return {
    schema: 1,
    purpose,
    fields: Object.fromEntries(fields.map((field) => [field.id, field])),
    storage: purpose === 'form' ? { targets: {}, notifyOwner: true } : { targets: {} },
    advanced: {
      submitLabel: isNewsletter ? 'Sign up' : 'Submit',
      alignment: 'left',
      message: { doc: paragraph(isNewsletter ? 'Thank you for signing up!' : 'Thank you!') },
      html: '',
      redirect: '',
      validate: true,
    },
    captcha: { enabled: false, theme: 'light', alignment: 'left' },
    disclaimer: { doc: paragraph('') },
  };
}

/** Texts of a fresh form in the language of its site. */
export interface FreshFormTexts {
  readonly titles: Readonly<Record<FieldKindName, string>>;
  readonly submitLabel: string;
  /** Message after the form was sent. */
  readonly thanks: string;
}

/**
 * The form that a new one starts as: name, e-mail and message; a newsletter asks for the address alone. In
 * English without texts.
 */
export function defaultForm(
  purpose: FormPurpose,
  newId: () => string,
  texts: FreshFormTexts | null = null,
): FormDocument {
  const field = (kind: FieldKindName, position: string) =>
    newField(kind, { id: newId(), position, ...(texts ? { title: texts.titles[kind] } : {}) });
  const email = field('email', 'a1');
  const requiredEmail: FormField = { ...email, value: { ...email.value, required: true } };
  if (purpose === 'newsletter') return withTexts(formOf([requiredEmail], purpose), texts);
  const name = field('name', 'a0');
  const message = field('textarea', 'a2');
  const fields = purpose === 'product' ? [name] : [name, requiredEmail, message];
  return withTexts(formOf(fields, purpose), texts);
}

function withTexts(form: FormDocument, texts: FreshFormTexts | null): FormDocument {
  if (!texts) return form;
  const { submitLabel, thanks } = texts;
  return { ...form, advanced: { ...form.advanced, submitLabel, message: { doc: paragraph(thanks) } } };
}

/** The same form with field ids of its own. */
export function copyOfForm(form: FormDocument, newId: () => string): FormDocument {
  const fields = Object.values(form.fields).map((field) => ({ ...field, id: newId() }));
  return { ...form, fields: Object.fromEntries(fields.map((field) => [field.id, field])) };
}
