import type { FormCard } from '@veranda/contracts/forms';
import type { FormPurpose } from '@veranda/domain/forms/document';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';

/** What a form is for: its name, and a line that tells it from the others. */
export const purposeWords: Readonly<Record<FormPurpose, { readonly label: string; readonly note: string }>> =
  {
    form: { label: 'Form', note: 'For questions, requests and bookings on a page.' },
    newsletter: { label: 'Newsletter', note: 'Collects e-mail addresses for a mailing list.' },
    product: { label: 'Product form', note: 'Filled in before a product is added to the cart.' },
  };

/** What a form is for, in a word. */
export function purposeLabel(purpose: string): string {
  return purposeWords[purpose as FormPurpose]?.label ?? purpose;
}

/** Whether visitors have the form, as its draft is. */
export function stateOf({ live, changed }: Pick<FormCard, 'live' | 'changed'>): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (!live) return { label: 'Not published', tone: 'neutral' };
  return changed ? { label: 'Edited', tone: 'warn' } : { label: 'Live', tone: 'ok' };
}
