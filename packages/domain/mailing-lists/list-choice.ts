import { type Refusal, refuse } from '../refusal.ts';

/** Confirmation before a mailing list is disconnected (administration §8, confirmations). */
export const disconnectMailchimp = {
  title: 'Disconnect MailChimp?',
  text: 'Form submissions will no longer be sent to your Mailchimp account.',
} as const;

/** Message where a list must be selected and there is none (administration §8). */
export const noMailingLists = "You don't have any mailing lists. Please create one before continuing.";

/** Message where no list was selected (administration §5). */
export const listNotSelected = 'A List must be selected';

/** A list among which one is chosen: one of ours, or one of a connected account. */
export interface ListOption {
  readonly id: string;
  readonly name: string;
}

/** The list a form writes to, if the choice holds; otherwise what the dialog says (administration §5, §8). */
export function checkListChoice(
  lists: readonly ListOption[],
  listId: string,
): ListOption | Refusal<'no-mailing-lists' | 'list-not-selected' | 'unknown-list'> {
  if (lists.length === 0) return refuse('no-mailing-lists', { field: 'listId' });
  if (listId === '') return refuse('list-not-selected', { field: 'listId' });
  return lists.find((list) => list.id === listId) ?? refuse('unknown-list', { field: 'listId' });
}

/** The state of the automation integration in words: awaiting connection, or N connected (administration §4). */
export function automationStatus(connected: number): string {
  return connected === 0 ? 'Awaiting connection' : `${String(connected)} connected`;
}
