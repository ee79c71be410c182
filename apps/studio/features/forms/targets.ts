import type { StorageTarget } from '@veranda/domain/forms/document';
import { t } from './messages.ts';

/** A place that answers go to: its name, and what it does. */
export const targetLabels: Readonly<
  Record<StorageTarget['kind'], { readonly label: string; readonly note: string }>
> = {
  email: { label: t('email'), note: t('emailNote') },
  list: { label: t('mailingList'), note: t('mailingListNote') },
  sheet: { label: t('spreadsheet'), note: t('spreadsheetNote') },
  automation: { label: t('automation'), note: t('automationNote') },
};

/** A place as it is when it has just been connected. */
export function newTarget(kind: StorageTarget['kind'], id: string): StorageTarget {
  const base = { id, position: '' };
  switch (kind) {
    case 'email':
      return { ...base, kind, to: [], subject: '' };
    case 'list':
      return { ...base, kind, provider: 'own', listId: '', doubleOptIn: true };
    case 'sheet':
      return { ...base, kind, provider: 'csv', name: t('formAnswers') };
    case 'automation':
      return { ...base, kind };
  }
}

/** Props of the fields of a target of answers. */
export interface TargetProps<K extends StorageTarget['kind']> {
  readonly target: Extract<StorageTarget, { readonly kind: K }>;
  readonly isReadOnly: boolean;
  readonly onChange: (target: StorageTarget) => void;
}
