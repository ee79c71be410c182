import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What a mail of an order shows. */
export interface MailParts {
  readonly site: SiteEntry;
  readonly subject: string;
  readonly heading: string;
  readonly lead: readonly string[];
  readonly rows: readonly { readonly what: string; readonly quantity: number; readonly total: string }[];
  readonly sums: readonly (readonly [string, string])[];
  readonly address: readonly string[];
  /** Where a parcel is followed; null for nothing. */
  readonly link: { readonly href: string; readonly label: string } | null;
  readonly test: string;
  readonly orderUrl: string;
}

/** The plain-text twin. */
export function mailText(parts: MailParts): string {
  return [
    parts.heading,
    '',
    ...parts.lead,
    parts.test,
    '',
    ...parts.rows.map((row) => [`${row.quantity} × ${row.what}`, row.total].filter(Boolean).join('  ')),
    '',
    ...parts.sums.map(([name, sum]) => `${name}: ${sum}`),
    '',
    ...(parts.link === null ? [] : [`${parts.link.label}: ${parts.link.href}`, '']),
    ...(parts.address.length > 0 ? ['Delivery to:', ...parts.address, ''] : []),
    `See the order: ${parts.orderUrl}`,
  ]
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n');
}

/** The mail as HTML. */
// Mail programs know tables and inline styles, and little else.
export function mailHtml(parts: MailParts): string {
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
  const lead = parts.lead.map((line) => `<p style="margin:0 0 16px">${text(line)}</p>`).join('');
  const link =
    parts.link === null
      ? ''
      : `<p style="margin:16px 0 0"><a href="${text(parts.link.href)}" style="color:#0b6e69">${text(parts.link.label)}</a></p>`;
  const test = parts.test
    ? `<p style="background:#fff4d6;padding:10px 14px;border-radius:6px">${parts.test}</p>`
    : '';
  const address =
    parts.address.length > 0
      ? `<h2 style="font-size:16px;margin:28px 0 4px">Delivery</h2><p style="margin:0">${parts.address.map(text).join('<br>')}</p>`
      : '';
  return `<!doctype html><html lang="${text(parts.site.language)}"><head><meta charset="utf-8"><title>${text(parts.subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;text-align:left"><tr><td><p style="margin:0 0 24px;font-size:20px">${text(parts.site.title)}</p><h1 style="font-size:28px;line-height:34px;margin:0 0 8px">${text(parts.heading)}</h1>${lead}${test}<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">${sums}</table>${link}${address}<p style="margin:28px 0 0"><a href="${text(parts.orderUrl)}" style="color:#0b6e69">See the order</a></p></td></tr></table></td></tr></table></body></html>`;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
