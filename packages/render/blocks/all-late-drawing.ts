import { monthView } from './calendar/month-view.ts';
import { pieOf } from './chart/pie.ts';
import { plotOf } from './chart/plot.ts';
import { highlighted } from './code/highlighted.ts';
import { collectionItems } from './gallery/collection-items.ts';
import { markdownHtml } from './markdown/markdown-html.ts';
import { membersContext } from './member-area/members-context.ts';

/** All of them: for servers, and a chunk of its own in browsers. */
export const allLateDrawing = {
  markdownHtml,
  highlighted,
  plotOf,
  pieOf,
  monthView,
  collectionItems,
  membersContext,
} as const;
