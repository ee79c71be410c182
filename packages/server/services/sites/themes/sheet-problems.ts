import { type LessSource, placeInSheet, type SheetProblem } from '@veranda/render/styles/less-front-end';
import type { LessProblem } from './less-worker.ts';

/** Everything that is wrong with a theme's sheets, each in its own sheet's lines. */
export function sheetProblems(front: LessSource, failed: readonly LessProblem[]): readonly SheetProblem[] {
  return [
    ...front.problems,
    ...failed.map(({ line, column, message }): SheetProblem => {
      const place = placeInSheet(front.places, line);
      return { code: 'STYLE_FAILS', sheet: place.sheet, line: place.line, column, message };
    }),
  ];
}
