import type { MailKit } from './mail-kit.ts';
import type { RenderedContent } from './rendered-content.ts';

/** The plain-text twin of a mail: it says everything that the drawn one does. */
export function mailText(kit: MailKit, content: RenderedContent): string {
  const { phrases } = kit.book;
  const { items = [], sums = [], rows = [], large = [], address = [], notes = [], link, quote } = content;
  const blocks = [
    [content.ribbon],
    [content.heading],
    content.paragraphs,
    quote ? [`“${quote}”`] : [],
    large.map((one) => `${one.label}: ${one.text}`),
    items.map((item) => {
      const name = item.detail === '' ? item.name : `${item.name} (${item.detail})`;
      return [`${item.quantity} × ${name}`, item.total].filter(Boolean).join('  ');
    }),
    sums.map((one) => `${one.name}: ${one.amount}`),
    rows.map((one) => `${one.name}: ${one.value}`),
    link ? [`${link.label}: ${link.href}`] : [],
    address.length > 0 ? [`${phrases.deliveryTo}:`, ...address] : [],
    [`${content.button}: ${content.href}`],
    notes,
    content.footer,
    businessLines(kit),
    content.unsubscribeUrl ? [`${content.unsubscribe}: ${content.unsubscribeUrl}`] : [],
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** Who has written: the name of the business and where it is. */
export function businessLines({ site, business }: MailKit): string[] {
  return [business.name || site.title, ...business.address].filter((line) => line.trim() !== '');
}
