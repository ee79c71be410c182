import { blockKind } from '../../blocks/registry.ts';
import { type Applied, type Edit } from '../../documents/edit.ts';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import type { Block, GridPlace, PageDocument } from '../document.ts';
import { pageKind } from '../page-kind.ts';
import { emptyPage } from '../random-edits.test-data.ts';

/** A place of `x,y,wxh`, at level 0. */
export function placeOf(text: string, z = 0): GridPlace {
  const [x = 0, y = 0, w = 1, h = 1] = text.split(/[,x]/).map(Number);
  return { x, y, w, h, z, align: 'start' };
}

/** A page of two empty sections, s1 and s2, with blocks `id: 'x,y,wxh'` in s1, keys in their order. */
export function pageWith(places: Readonly<Record<string, string>>, type = 53): PageDocument {
  const blocks = Object.entries(places).map(([id, place], index): [string, Block] => [
    id,
    {
      id,
      sectionId: 's1',
      position: `b${String(index)}`,
      type,
      value: blockKind(type)?.defaults ?? {},
      style: {},
      layout: { desktop: placeOf(place) },
    },
  ]);
  return { ...emptyPage(), blocks: Object.fromEntries(blocks) };
}

/** The page after edits that none may refuse, with what takes them back. */
export function applied(document: PageDocument, edits: readonly Edit[]): Applied<PageDocument> {
  const outcome = runEdits(pageKind, document, edits);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** `x,y,wxh` of the blocks of a page on the desktop. */
export function desktopOf(document: PageDocument): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(document.blocks).map(({ id, layout: { desktop } }) => [id, told(desktop)]),
  );
}

/** A place as `x,y,wxh`. */
export function told({ x, y, w, h }: GridPlace): string {
  return `${String(x)},${String(y)},${String(w)}x${String(h)}`;
}
