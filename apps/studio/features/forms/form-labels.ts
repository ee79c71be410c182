import type { FormCard } from '@veranda/contracts/forms';
import type { FormAdvanced, FormPurpose } from '@veranda/domain/forms/document';
import type { BadgeTone } from '@veranda/ui/Badge.tsx';
import { t } from './messages.ts';

/** Purpose of a form: its name, and a line that tells it from the others. */
export const purposeLabels: Readonly<Record<FormPurpose, { readonly label: string; readonly note: string }>> =
  {
    form: { label: t('form'), note: t('formNote') },
    newsletter: { label: t('newsletter'), note: t('newsletterNote') },
    product: { label: t('productForm'), note: t('productFormNote') },
  };

/** Purpose of a form, in a word. */
export function purposeLabel(purpose: string): string {
  return purposeLabels[purpose as FormPurpose]?.label ?? purpose;
}

/** Publishing state of a form, as a badge. */
export function stateOf({ live, changed }: Pick<FormCard, 'live' | 'changed'>): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (!live) return { label: t('notPublished'), tone: 'neutral' };
  return changed ? { label: t('edited'), tone: 'warn' } : { label: t('live'), tone: 'ok' };
}

/** Alignments of a part of a form. */
export const alignments: readonly { readonly value: FormAdvanced['alignment']; readonly label: string }[] = [
  { value: 'left', label: t('left') },
  { value: 'center', label: t('center') },
  { value: 'right', label: t('right') },
];
