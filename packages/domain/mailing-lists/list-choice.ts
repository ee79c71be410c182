import { type Refusal, refuse } from '../refusal.ts';

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
