import { laterPart } from '../../later-part.ts';

/** Page comments in the column of the inspector. */
export const PageCommentsPanel = laterPart(() =>
  import('./PageCommentsPanel.tsx').then((file) => file.PageCommentsPanel),
);

/** Page comments on a sheet over the page. */
export const PageCommentsSheet = laterPart(() =>
  import('./PageCommentsSheet.tsx').then((file) => file.PageCommentsSheet),
);

/** Markers of page comments on the canvas. */
export const CommentPins = laterPart(() => import('./CommentPins.tsx').then((file) => file.CommentPins));
