import type { RichText } from '../rich-text/rich-text.ts';

/** Keys of the words in a new block; `packages/messages/fresh-blocks` has the words. */
type SampleTextKey =
  | 'blockTextHeading'
  | 'blockText'
  | 'blockQuote'
  | 'blockQuoteSource'
  | 'blockButton'
  | 'blockQuestionOne'
  | 'blockQuestionTwo'
  | 'blockAnswer'
  | 'blockNewsletterTitle'
  | 'blockNewsletterText'
  | 'blockMarkdown'
  | 'blockCity'
  | 'blockVenue'
  | 'blockMenu'
  | 'blockChartSeries';

/** Words in the language of the site that a block is put into. */
export type SampleTexts = (key: SampleTextKey) => string;

/** Ids of what a site has, in the order in which new blocks and sections take them. */
export interface SiteContent {
  /** Images of the site. */
  readonly assets: readonly string[];
  readonly products: readonly string[];
  /** Collections of products. */
  readonly stores: readonly string[];
  /** Collections of posts, events or projects. */
  readonly posts: readonly string[];
  readonly forms: readonly string[];
  readonly newsletters: readonly string[];
  readonly funds: readonly string[];
  /** Videos or sounds that were chosen for a new block that plays them. */
  readonly files?: readonly string[];
}

/** A site that has nothing yet. */
export const noContent: SiteContent = {
  assets: [],
  products: [],
  stores: [],
  posts: [],
  forms: [],
  newsletters: [],
  funds: [],
};

/** A rich text of one paragraph, below a heading of level 2 where there is one. */
export function sampleText(words: string, heading?: string): RichText {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] } as const;
  if (heading === undefined) return { type: 'doc', content: [paragraph] };
  const title = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] } as const;
  return { type: 'doc', content: [title, paragraph] };
}
