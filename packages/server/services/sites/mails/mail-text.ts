import type { MailContent } from './mail-content.ts';
import type { MailKit } from './mail-kit.ts';

/** Content of a mail with all of its texts, ready to be rendered. */
export interface RenderedContent extends Omit<MailContent, 'kind' | 'values' | 'paragraphs' | 'subject'> {
  readonly subject: string;
  readonly heading: string;
  /** The owner's text or the first words of the kind, and what follows them. */
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly footer: readonly string[];
  /** Notice before everything else: for a test order or a sample; empty otherwise. */
  readonly ribbon: string;
  readonly unsubscribe: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The plain-text twin of a mail: it says everything that the HTML does. */
export function mailText(kit: MailKit, content: RenderedContent): string {
  const business = businessOf(kit);
  const { items = [], sums = [], rows = [], large = [], address = [], notes = [], link, quote } = content;
  const blocks = [
    [content.ribbon],
    [content.heading],
    content.paragraphs,
    quote ? [`“${quote}”`] : [],
    large.map(({ label, text }) => `${label}: ${text}`),
    items.map((item) => {
      const name = item.detail === '' ? item.name : `${item.name} (${item.detail})`;
      return [`${item.quantity} × ${name}`, item.total].filter(Boolean).join('  ');
    }),
    sums.map(({ name, amount }) => `${name}: ${amount}`),
    rows.map(({ name, value }) => `${name}: ${value}`),
    link ? [`${link.label}: ${link.href}`] : [],
    address.length > 0 ? [`${kit.t('deliveryTo')}:`, ...address] : [],
    [`${content.button}: ${content.href}`],
    notes,
    content.footer,
    [business.name, ...business.address],
    content.unsubscribeUrl ? [`${content.unsubscribe}: ${content.unsubscribeUrl}`] : [],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** Sender of a mail: the name of the business and the lines of its address. */
export function businessOf({ site, business }: MailKit): MailKit['business'] {
  const [name = '', ...address] = [business.name || site.title, ...business.address].filter(
    (line) => line.trim() !== '',
  );
  return { name, address };
}
