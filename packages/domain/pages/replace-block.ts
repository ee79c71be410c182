import type { Block, PageDocument } from './document.ts';

type Blocks = PageDocument['blocks'];

/** A record in the place of another one of the same id. */
interface Replacement {
  readonly was: Block;
  readonly now: Block;
}

// By the table that has come of it. The table before is held weakly: the newest one keeps no history in memory.
const replacements = new WeakMap<Blocks, Replacement & { readonly before: WeakRef<Blocks> }>();

/**
 * The table of blocks with a record in the place of `was`. It is noted, so that what a letter has changed on a page of
 * thousands of blocks is known without a comparison of all of them.
 */
export function replaceBlock(before: Blocks, { was, now }: Replacement): Blocks {
  const after = { ...before, [now.id]: now };
  replacements.set(after, { before: new WeakRef(before), was, now });
  return after;
}

/** The one record in which a table differs from the one that it was made of, with that one; null where it is not known. */
export function replacementIn(after: Blocks): (Replacement & { readonly before: Blocks }) | null {
  const known = replacements.get(after);
  const before = known?.before.deref();
  return known && before ? { ...known, before } : null;
}

/** Ids of the blocks whose records differ by identity, or are in one of the tables only. */
export function changedBlockIds(before: Blocks, after: Blocks): readonly string[] {
  if (before === after) return [];
  const replacement = replacementIn(after);
  if (replacement?.before === before) return [replacement.now.id];
  return [
    ...Object.keys(before).filter((id) => before[id] !== after[id]),
    ...Object.keys(after).filter((id) => !(id in before)),
  ];
}
