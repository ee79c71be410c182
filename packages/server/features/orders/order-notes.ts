import { changeNote, countNotes, findNote, keepNotesTogether, removeNote } from '@veranda/db/orders/notes';
import { addOrderEvent } from '@veranda/db/orders/writer';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { Change } from './order-change.ts';

/** Notes that an order has at most. */
const maxListed = 200;

/** Author, by id and by name. */
interface Author {
  readonly id: string;
  readonly email: string;
}

/** Writes a note into the order's story. */
export function writeNote(
  deps: Pick<Deps, 'newId'>,
  given: { readonly text: string; readonly author: Author },
): Change {
  return async (tx, order) => {
    if ((await countNotes(tx, order.id)) >= maxListed)
      return refuse('too-many-notes', { params: { limit: maxListed } });
    await addOrderEvent(tx, {
      id: deps.newId(),
      orderId: order.id,
      kind: 'note',
      detail: JSON.stringify({ text: given.text.trim(), authorId: given.author.id }),
      actor: given.author.email,
    });
    await keepNotesTogether(tx, order.id);
    return undefined;
  };
}

/** Changes a note of the author's own, or one that the order came with. */
export function rewriteNote(
  deps: Pick<Deps, 'now'>,
  given: { readonly note: string; readonly text: string; readonly author: Author },
): Change {
  return async (tx, order) => {
    const key = { orderId: order.id, id: given.note };
    const note = await findNote(tx, key);
    if (!note) return refuse('unknown-note');
    if (note.authorId && note.authorId !== given.author.id) return refuse('note-of-another');
    const text = given.text.trim();
    if (text === note.text) return undefined;
    await changeNote(tx, key, { ...note, text, editedAt: new Date(deps.now()).toISOString() });
    await keepNotesTogether(tx, order.id);
    return undefined;
  };
}

/**
 * Removes a note of the author's own, or one that the order came with; the story keeps that there was one.
 */
export function dropNote(
  deps: Pick<Deps, 'newId'>,
  given: { readonly note: string; readonly author: Author },
): Change {
  return async (tx, order) => {
    const key = { orderId: order.id, id: given.note };
    const note = await findNote(tx, key);
    if (!note) return refuse('unknown-note');
    if (note.authorId && note.authorId !== given.author.id) return refuse('note-of-another');
    await removeNote(tx, key);
    await keepNotesTogether(tx, order.id);
    await addOrderEvent(tx, {
      id: deps.newId(),
      orderId: order.id,
      kind: 'note-removed',
      actor: given.author.email,
    });
    return undefined;
  };
}
