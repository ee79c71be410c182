import type { RichText } from '../rich-text/rich-text.ts';

/** Keys of the words in a new block; `packages/messages/studio/section-library` has the words. */
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
  | 'blockNewsletterText';

/** Words in the language of whoever puts a block in. */
export type SampleTexts = (key: SampleTextKey) => string;

/** A rich text of one paragraph, below a heading of level 2 where there is one. */
export function sampleText(words: string, heading?: string): RichText {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] } as const;
  if (heading === undefined) return { type: 'doc', content: [paragraph] };
  const title = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] } as const;
  return { type: 'doc', content: [title, paragraph] };
}
