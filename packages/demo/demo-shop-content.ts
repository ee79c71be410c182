import type { DemoFile, DemoPurchase, DemoReview } from './demo-site.ts';
import { fieldnotesPurchase } from './sites/fieldnotes/reviews.data.ts';
import { notebookText } from './sites/levain/notebook.data.ts';
import { levainPurchase, levainReviews } from './sites/levain/reviews.data.ts';
import { overdubPurchase, overdubReviews } from './sites/overdub/reviews.data.ts';

/**
 * Content of a demo shop that a new site of its theme does not have: purchases, words of buyers, and files of
 * what is downloaded.
 */
interface DemoShopContent {
  /** Reviews from elsewhere. */
  readonly reviews: readonly DemoReview[];
  readonly purchase: DemoPurchase;
  readonly files: readonly DemoFile[];
}

/** The shop content of a demo site by its slug. */
export const demoShopContent: Readonly<Record<string, DemoShopContent>> = {
  levain: {
    reviews: levainReviews,
    purchase: levainPurchase,
    files: [{ product: 'sourdough-notebook', fileName: 'sourdough-notebook.txt', text: notebookText }],
  },
  overdub: { reviews: overdubReviews, purchase: overdubPurchase, files: [] },
  fieldnotes: { reviews: [], purchase: fieldnotesPurchase, files: [] },
};
