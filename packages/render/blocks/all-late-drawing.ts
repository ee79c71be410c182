import { calendarMonths } from './calendar/calendar-months.ts';
import { figureTexts } from './chart/figure-texts.ts';
import { pieOf } from './chart/pie.ts';
import { plotOf } from './chart/plot.ts';
import { highlighted } from './code/highlighted.ts';
import { markdownHtml } from './markdown/markdown-html.ts';

/** All of them: for servers, and a chunk of its own in browsers. */
export const allLateDrawing = {
  markdownHtml,
  highlighted,
  plotOf,
  pieOf,
  figureTexts,
  calendarMonths,
} as const;
