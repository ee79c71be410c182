import type { MailContent } from './mail-content.ts';

/** Content of a mail with all of its texts, ready to be rendered. */
export interface RenderedContent extends Omit<MailContent, 'values' | 'paragraphs' | 'subject'> {
  readonly subject: string;
  readonly heading: string;
  /** The owner's text or the first words of the kind, and what follows them. */
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly footer: readonly string[];
  /** What is said before everything else: of a test order, of a sample; empty for nothing. */
  readonly ribbon: string;
  readonly unsubscribe: string;
  readonly direction: 'ltr' | 'rtl';
}
