import type { DemoFile, DemoReview } from './demo-site.ts';
import { notebookText } from './sites/levain/notebook.data.ts';
import { levainReviews } from './sites/levain/reviews.data.ts';
import { overdubReviews } from './sites/overdub/reviews.data.ts';

/** What a demo shop has and a new site of its theme has not: words of buyers, and files of what is downloaded. */
export interface DemoGoods {
  readonly reviews: readonly DemoReview[];
  readonly files: readonly DemoFile[];
}

/** The goods of a demo site by its slug. */
export const demoGoods: Readonly<Record<string, DemoGoods>> = {
  levain: {
    reviews: levainReviews,
    files: [{ product: 'sourdough-notebook', fileName: 'sourdough-notebook.txt', text: notebookText }],
  },
  overdub: { reviews: overdubReviews, files: [] },
};
