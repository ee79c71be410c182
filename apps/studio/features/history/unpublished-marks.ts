import type { BlockDifference, SectionDifference } from '@veranda/domain/pages/versions/page-difference';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import { changeColours } from './change-marks.ts';
import { t } from './messages.ts';

/**
 * Marks of what visitors do not see yet, on the page as it is edited. What was removed is not on it any more: its
 * section says so, or the section next to the place of a removed one.
 */
export function unpublishedMarks(sections: readonly SectionDifference[]): readonly CanvasMark[] {
  return sections.flatMap((section, at) => {
    const { id, before, after, blocks } = section;
    if (after === null) return [];
    const gone = removedBeside(sections, at);
    if (before === null) return [sectionMark(id, [t('added'), ...gone], 'added')];
    const removed = blocks.filter(({ change }) => change === 'removed').length;
    const words = [
      ...(section.isMoved ? [t('moved')] : []),
      ...(section.fields.length > 0 ? [t('settingsChanged')] : []),
      ...(removed > 0 ? [t('blocksRemovedHere', { count: removed })] : []),
      ...gone,
    ];
    const isRemovalAlone = !section.isMoved && section.fields.length === 0;
    const colour = isRemovalAlone ? 'removed' : section.isMoved ? 'moved' : 'changed';
    return [...(words.length > 0 ? [sectionMark(id, words, colour)] : []), ...blocks.flatMap(blockMark)];
  });
}

type Change = keyof typeof changeColours;

function sectionMark(id: string, words: readonly string[], change: Change): CanvasMark {
  return {
    kind: 'section',
    id,
    label: words.join(' · '),
    colour: changeColours[change],
    isTinted: change === 'added' || change === 'moved',
  };
}

function blockMark(difference: BlockDifference): CanvasMark[] {
  if (difference.change === 'removed') return [];
  const change: Change =
    difference.change === 'changed' && difference.aspects.every((aspect) => aspect === 'place')
      ? 'moved'
      : difference.change;
  const { id } = difference.block;
  return [{ kind: 'block', id, label: t(change), colour: changeColours[change], isTinted: true }];
}

// Told by the section above, and by the first one of the page for those that stood before it.
function removedBeside(sections: readonly SectionDifference[], at: number): string[] {
  const below = countRemoved(sections.slice(at + 1));
  const isFirst = sections.slice(0, at).every(({ after }) => after === null);
  const above = isFirst ? at : 0;
  return [
    ...(above > 0 ? [t('sectionsRemovedAbove', { count: above })] : []),
    ...(below > 0 ? [t('sectionsRemovedBelow', { count: below })] : []),
  ];
}

function countRemoved(sections: readonly SectionDifference[]): number {
  const end = sections.findIndex(({ after }) => after !== null);
  return end === -1 ? sections.length : end;
}
