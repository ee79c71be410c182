import type { MailKit } from './mail-kit.ts';
import type { RenderedContent } from './rendered-content.ts';

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
