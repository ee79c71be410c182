import type { Edit } from '../documents/edit.ts';
import type { PageDocument } from './document.ts';

/** Ids of the sections of a page that edits change; sections and blocks that are not there are in none. */
export function editedSections(document: PageDocument, edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(edits.flatMap((edit) => [...sectionsOf(document, edit)]));
}

interface Addressed {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly sectionId?: string;
  readonly moves?: readonly { readonly id: string; readonly sectionId?: string }[];
}

function sectionsOf({ sections, blocks }: PageDocument, { name, args }: Edit): readonly string[] {
  const { id, ids = [], sectionId, moves = [] } = args as Addressed;
  const isOfSection = name.startsWith('section.');
  const changed = isOfSection || id === undefined ? ids : [id];
  const named = [...changed, ...moves.map((move) => move.id)].map((block) => blocks[block]?.sectionId);
  const wanted = [isOfSection ? id : undefined, sectionId, ...moves.map((move) => move.sectionId), ...named];
  return wanted.filter((each): each is string => each !== undefined && each in sections);
}
