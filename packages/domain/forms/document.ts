import type { RichText } from '../rich-text/rich-text.ts';

/**
 * The form document (decision 0025, administration §3 "Form model sections"): build, storage, advanced,
 * captcha and disclaimer. Fields and targets are maps keyed by id with fractional positions, as the blocks of
 * a page are, so that the editor's operations and undo take it over as it is. It is never HTML but for the
 * owner's own markup.
 */
export interface FormDocument {
  readonly schema: 1;
  /** `newsletter` forms fire the subscribe event; `product` forms are filled in before an item is added. */
  readonly purpose: FormPurpose;
  readonly fields: Readonly<Record<string, FormField>>;
  readonly storage: FormStorage;
  readonly advanced: FormAdvanced;
  readonly captcha: FormCaptcha;
  readonly disclaimer: { readonly doc: RichText };
}

export const formPurposes = ['form', 'newsletter', 'product'] as const;
export type FormPurpose = (typeof formPurposes)[number];

/** Names of the eighteen kinds of field, and the section (storefront §3). */
export const fieldKindNames = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'section',
] as const;
export type FieldKindName = (typeof fieldKindNames)[number];

/** A field; `value` holds the properties of its kind (administration §3, editable properties). */
export interface FormField {
  readonly id: string;
  /** Fractional key: the order among the fields. */
  readonly position: string;
  readonly kind: FieldKindName;
  /** The question, as the visitor reads it. */
  readonly title: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Destinations of answers besides the site's own table, which always has them. */
export interface FormStorage {
  readonly targets: Readonly<Record<string, StorageTarget>>;
  /** True when the owner is mailed each answer; absent in forms that were made before there was a choice. */
  readonly notifyOwner?: boolean;
}

interface TargetBase {
  readonly id: string;
  readonly position: string;
}

export type StorageTarget =
  | (TargetBase & {
      readonly kind: 'email';
      readonly to: readonly string[];
      /** Empty for `Form submission: <name>`. */
      readonly subject: string;
    })
  | (TargetBase & {
      readonly kind: 'list';
      readonly provider: 'own' | 'mailchimp';
      /** Empty until one is chosen: 'A List must be selected'. */
      readonly listId: string;
      readonly doubleOptIn: boolean;
    })
  | (TargetBase & {
      readonly kind: 'sheet';
      readonly provider: 'csv' | 'google';
      /** Name of the spreadsheet. */
      readonly name: string;
    })
  | (TargetBase & {
      /** Outgoing automation: every webhook that is connected to the form. */
      readonly kind: 'automation';
    });

export interface FormAdvanced {
  readonly submitLabel: string;
  readonly alignment: 'left' | 'center' | 'right';
  /** Shown in place of the form after it was sent (`parsedSubmissionMessage`). */
  readonly message: { readonly doc: RichText };
  /**
   * The owner's own markup and scripts, run after the form was sent, on the published host only
   * (`submissionHTML`).
   */
  readonly html: string;
  /** Address shown after the form was sent; empty for staying on the page (`successRedirect`). */
  readonly redirect: string;
  /** False: the browser does not look at the fields before it sends them; the server always does. */
  readonly validate: boolean;
}

interface FormCaptcha {
  readonly enabled: boolean;
  readonly theme: 'light' | 'dark';
  readonly alignment: 'left' | 'center' | 'right';
}

/** Limits of a form; beyond them a document is refused. */
export const formLimits = {
  name: 200,
  fields: 100,
  options: 200,
  targets: 20,
  recipients: 10,
  html: 100_000,
  title: 500,
} as const;

/**
 * True when answers are mailed to the owner. A form without a choice mails them, unless it names other
 * recipients or is a newsletter, whose sign-ups are kept in a list, or is part of an order, which is mailed
 * as a whole.
 */
export function notifiesOwner({ purpose, storage }: Pick<FormDocument, 'purpose' | 'storage'>): boolean {
  if (storage.notifyOwner !== undefined) return storage.notifyOwner;
  const hasRecipients = Object.values(storage.targets).some(
    (target) => target.kind === 'email' && target.to.length > 0,
  );
  return purpose === 'form' && !hasRecipients;
}

/** The fields in the order of their positions; equal positions by id, so that the order is total. */
export function fieldsInOrder(form: Pick<FormDocument, 'fields'>): readonly FormField[] {
  return Object.values(form.fields).sort(byPosition);
}

/** The storage targets in order. */
export function targetsInOrder(form: Pick<FormDocument, 'storage'>): readonly StorageTarget[] {
  return Object.values(form.storage.targets).sort(byPosition);
}

interface Positioned {
  readonly id: string;
  readonly position: string;
}

// Fractional keys compare by code unit: locale order would put `Zz` after `a0`.
function byPosition(a: Positioned, b: Positioned): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
