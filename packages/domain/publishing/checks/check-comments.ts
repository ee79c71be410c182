import { comments } from '../../blocks/comments/comments.ts';
import { replacement } from '../../documents/replacement.ts';
import { edit } from '../../pages/edits/edit-of.ts';
import type { Block, PageDocument } from '../../pages/document.ts';
import { blocksInOrder, sectionsInOrder } from '../../pages/reading-order.ts';
import type { PlacedFinding } from './finding.ts';

/** What decides whether visitors see the comments of a document. */
interface CommentsPlace {
  /** False: the site shows no comments at all. */
  readonly enabled: boolean;
  /** The item that the document is of; null for a page, which has no comments. */
  readonly item: { readonly hasComments?: boolean } | null;
}

/** Findings of blocks that are for comments and have none to show, in reading order. */
export function checkComments(document: PageDocument, place: CommentsPlace): PlacedFinding[] {
  const problem = problemOf(place);
  if (problem === null) return [];
  return sectionsInOrder(document)
    .flatMap(({ id }) => blocksInOrder(document, id))
    .filter(({ type }) => type === comments.id)
    .map(({ id, sectionId }) => ({
      code: problem,
      blockId: id,
      sectionId,
      value: '',
      repair: repairOf(problem, id, place),
    }));
}

type Problem = 'comments-no-item' | 'comments-disabled' | 'comments-off';

function problemOf({ enabled, item }: CommentsPlace): Problem | null {
  if (item === null) return 'comments-no-item';
  if (!enabled) return 'comments-disabled';
  return item.hasComments === true ? null : 'comments-off';
}

// The setting of the site is no part of a document.
function repairOf(problem: Problem, id: Block['id'], { item }: CommentsPlace): PlacedFinding['repair'] {
  if (problem === 'comments-disabled') return null;
  if (problem === 'comments-no-item') return [edit('block.remove', { ids: [id] })];
  return [edit('doc.setMeta', replacement({ path: 'hasComments' }, { value: true, was: item?.hasComments }))];
}
