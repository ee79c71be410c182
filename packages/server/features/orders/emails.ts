import type { OrderLineRow, OrderRow } from '@veranda/db/orders/reader';
import type { Address } from '@veranda/domain/checkout/check-details';
import { formatMoney } from '@veranda/domain/money/format';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { orderSums } from '../../platform/orders/order-sums.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** The confirmation of an order, with its plain-text twin. */
export function orderMail(
  site: SiteEntry,
  given: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly orderUrl: string },
): Mail {
  const { order, lines, orderUrl } = given;
  const money = (minor: bigint): string => formatMoney(minor, order.currency, site.language);
  const subject = `Your order No. ${order.number} at ${site.title}`;
  const rows = lines.map((line) => ({
    what: [line.title, ...Object.values(line.attributes as Record<string, string>)].join(', '),
    quantity: line.quantity,
    total: money(line.total_minor),
  }));
  const sums = orderSums(order, site.language).map(({ name, amount }) => [name, amount] as const);
  const shipTo = order.shipping_address as Address | null;
  const address = shipTo ? addressLines(shipTo, order.locale) : [];
  const test = order.test_mode ? 'This is a test order: no money has moved.' : '';
  return {
    id: `order-placed.${order.id}`,
    from: { name: site.title, address: `orders@${site.host.split(':')[0]}` },
    to: order.email,
    subject,
    text: [
      `Thank you for your order at ${site.title}.`,
      test,
      '',
      ...rows.map((row) => `${row.quantity} × ${row.what}  ${row.total}`),
      '',
      ...sums.map(([name, sum]) => `${name}: ${sum}`),
      '',
      ...(address.length > 0 ? ['Delivery to:', ...address, ''] : []),
      `See the order: ${orderUrl}`,
    ]
      .filter((line, index, all) => line !== '' || all[index - 1] !== '')
      .join('\n'),
    html: html({ site, subject, rows, sums, address, test, orderUrl, number: order.number ?? 0 }),
  };
}

interface MailParts {
  readonly site: SiteEntry;
  readonly subject: string;
  readonly rows: readonly { what: string; quantity: number; total: string }[];
  readonly sums: readonly (readonly [string, string])[];
  readonly address: readonly string[];
  readonly test: string;
  readonly orderUrl: string;
  readonly number: number;
}

// Mail programs know tables and inline styles, and little else.
function html(parts: MailParts): string {
  const cell = 'padding:10px 0;border-bottom:1px solid #e2ded5;vertical-align:top';
  const right = `${cell};text-align:right;white-space:nowrap`;
  const rows = parts.rows
    .map(
      (row) =>
        `<tr><td style="${cell}">${text(row.what)}<br><span style="color:#4c5158">× ${row.quantity}</span></td><td style="${right}">${text(row.total)}</td></tr>`,
    )
    .join('');
  const sums = parts.sums
    .map(
      ([name, sum]) =>
        `<tr><td style="padding:6px 0">${name}</td><td style="padding:6px 0;text-align:right${name === 'Total' ? ';font-weight:700;font-size:18px' : ''}">${text(sum)}</td></tr>`,
    )
    .join('');
  const test = parts.test
    ? `<p style="background:#fff4d6;padding:10px 14px;border-radius:6px">${parts.test}</p>`
    : '';
  const address =
    parts.address.length > 0
      ? `<h2 style="font-size:16px;margin:28px 0 4px">Delivery</h2><p style="margin:0">${parts.address.map(text).join('<br>')}</p>`
      : '';
  return `<!doctype html><html lang="${text(parts.site.language)}"><head><meta charset="utf-8"><title>${text(parts.subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left"><tr><td><p style="margin:0 0 24px;font-size:20px">${text(parts.site.title)}</p><h1 style="font-size:28px;line-height:34px;margin:0 0 8px">Thank you</h1><p style="margin:0 0 16px">Your order <strong>No. ${parts.number}</strong> is placed.</p>${test}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">${sums}</table>${address}<p style="margin:28px 0 0"><a href="${text(parts.orderUrl)}" style="color:#0b6e69">See the order</a></p></td></tr></table></td></tr></table></body></html>`;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
