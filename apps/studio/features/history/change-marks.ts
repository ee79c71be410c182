import type { SectionDifference } from '@veranda/domain/pages/versions/page-difference';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import { t } from './messages.ts';

/** Colours of what happened to a part; its label says the same. */
export const changeColours = {
  added: '#1f7a3d',
  removed: '#b3261e',
  changed: '#8a5a00',
  moved: '#2457c5',
} as const;

/** The marks of both sides of a comparison: what is gone on the older one, what is new on the later one. */
export function changeMarks(
  sections: readonly SectionDifference[],
): Readonly<Record<'before' | 'after', readonly CanvasMark[]>> {
  const marks = { before: [] as CanvasMark[], after: [] as CanvasMark[] };
  for (const section of sections) {
    const { id, before, after, blocks } = section;
    if (before === null) marks.after.push(markOf('section', id, 'added'));
    else if (after === null) marks.before.push(markOf('section', id, 'removed'));
    else {
      if (section.isMoved || section.fields.length > 0)
        for (const side of ['before', 'after'] as const)
          marks[side].push({ ...markOf('section', id, 'changed'), isTinted: false });
      for (const { change, block } of blocks) {
        const mark = markOf('block', block.id, change);
        if (change !== 'added') marks.before.push(mark);
        if (change !== 'removed') marks.after.push(mark);
      }
    }
  }
  return marks;
}

function markOf(kind: CanvasMark['kind'], id: string, change: 'added' | 'removed' | 'changed'): CanvasMark {
  return { kind, id, label: t(change), colour: changeColours[change], isTinted: true };
}
