import type { StorageTarget } from '@veranda/domain/forms/document';

/** A place that answers go to: its name, and what it does. */
export const targetWords: Readonly<
  Record<StorageTarget['kind'], { readonly label: string; readonly note: string }>
> = {
  email: { label: 'E-mail', note: 'E-mails you each answer. Replies go to the person who sent it.' },
  list: { label: 'Mailing list', note: 'Adds the address to a list' },
  sheet: { label: 'Spreadsheet', note: 'One row per answer' },
  automation: { label: 'Automation', note: 'Notifies the webhooks you have connected' },
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
      return { ...base, kind, provider: 'csv', name: 'Form answers' };
    case 'automation':
      return { ...base, kind };
  }
}
