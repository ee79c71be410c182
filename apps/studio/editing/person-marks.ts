import type { Presence } from '@veranda/contracts/documents';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { CanvasMark } from '../canvas/canvas-marks.ts';
import { personColour } from './person-colours.ts';
import { t } from './messages.ts';

/** Marks of where others are on a page: what they have selected, and the sections that they type in. */
export function personMarks(people: readonly Presence[], document: PageDocument): readonly CanvasMark[] {
  return people.flatMap(({ name, colour, selection, sectionId, locked }): CanvasMark[] => {
    const look = { colour: personColour(colour), label: name };
    const blocks = selection.filter((id) => document.blocks[id]);
    const sections = new Set(blocks.length === 0 && sectionId !== '' ? [sectionId, ...locked] : locked);
    return [
      ...[...sections].map((id) => ({
        ...look,
        kind: 'section' as const,
        id,
        label: locked.includes(id) ? t('lockedBy', { name }) : name,
      })),
      // The section says the name already.
      ...blocks.map((id) => ({
        ...look,
        kind: 'block' as const,
        id,
        label: locked.includes(document.blocks[id]?.sectionId ?? '') ? '' : name,
      })),
    ];
  });
}
