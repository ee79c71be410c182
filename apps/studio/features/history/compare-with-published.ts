import type { PageDocument } from '@veranda/domain/pages/document';
import { countDifferences, pageDifference } from '@veranda/domain/pages/versions/page-difference';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import { unpublishedMarks } from './unpublished-marks.ts';

/** Differences of a page as it is edited from what visitors see. */
interface UnpublishedChanges {
  readonly marks: readonly CanvasMark[];
  readonly count: number;
}

export function compareWithPublished(published: PageDocument, now: PageDocument): UnpublishedChanges {
  const sections = pageDifference(published, now);
  return { marks: unpublishedMarks(sections), count: countDifferences(sections) };
}
