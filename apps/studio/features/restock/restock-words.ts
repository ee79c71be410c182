/** What is said when mails are on their way. */
export function toldWords(sent: number): string {
  if (sent === 0) return 'Nobody was notified: nobody is waiting, or it is sold out again';
  return sent === 1 ? '1 person notified' : `${String(sent)} people notified`;
}

/** What there is of a variant, in words. */
export function stockWords(group: { readonly unlimited: boolean; readonly qtyInStock: number }): {
  readonly label: string;
  readonly tone: 'ok' | 'neutral';
} {
  if (group.unlimited) return { label: 'In stock', tone: 'ok' };
  return group.qtyInStock > 0
    ? { label: `${String(group.qtyInStock)} in stock`, tone: 'ok' }
    : { label: 'Sold out', tone: 'neutral' };
}
