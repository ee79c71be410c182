import { escapeText as text } from './escape-text.ts';
import type { MailContent, MailContentItem } from './mail-content.ts';
import type { MailTheme } from './mail-theme.ts';

const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** What somebody has written to the recipient. */
export function drawQuote({ kit, colours, start }: MailTheme, quote: string): string {
  if (quote === '') return '';
  const lines = quote.split('\n').map(text).join('<br>');
  return `<blockquote class="m-ink m-line" style="margin:24px 0;padding:2px 0 2px 18px;padding-${start}:18px;border:0 solid ${colours.accent};border-${start}-width:3px;color:${colours.ink};font:italic 19px/1.5 ${kit.look.heading};overflow-wrap:anywhere">${lines}</blockquote>`;
}

/** A card with what is set large: an amount, a code. */
export function drawLarge({ kit, colours }: MailTheme, large: NonNullable<MailContent['large']>): string {
  if (large.length === 0) return '';
  const { accent, onAccent } = colours;
  const [first, ...rest] = large.map(
    (one, index) =>
      `<p class="m-on" style="margin:0;color:${onAccent};font-size:13px">${text(one.label)}</p><p class="m-on${index === 0 ? '' : ' m-code'}" style="margin:0;color:${onAccent};${index === 0 ? `font:600 34px/1.3 ${kit.look.heading}` : "font:600 21px/1.4 ui-monospace,Menlo,Consolas,'Courier New',monospace;letter-spacing:2px;white-space:nowrap"}">${text(one.text)}</p>`,
  );
  const gap = rest.length > 0 ? '<p style="margin:0;font-size:40px;line-height:40px">&nbsp;</p>' : '';
  return `${table} style="margin:24px 0 8px"><tr><td class="m-card" bgcolor="${accent}" style="background:${accent};border-radius:12px;padding:26px 28px">${first}${gap}${rest.join('')}</td></tr></table>`;
}

/** What was bought, or what lies in the cart. */
export function drawItems(mailTheme: MailTheme, items: readonly MailContentItem[]): string {
  if (items.length === 0) return '';
  const { line } = mailTheme.colours;
  const hasPictures = items.some((item) => item.imageUrl !== '');
  return `${table} class="m-line" style="margin:24px 0 0;border-top:1px solid ${line}">${items.map((item) => itemRow(mailTheme, item, hasPictures)).join('')}</table>`;
}

function itemRow({ colours, end }: MailTheme, item: MailContentItem, hasPictures: boolean): string {
  const { ink, muted, line } = colours;
  const cell = `padding:14px 0;border-bottom:1px solid ${line};vertical-align:top`;
  const picture = item.imageUrl
    ? `<img src="${text(item.imageUrl)}" width="64" height="64" alt="" style="display:block;border:0;border-radius:3px;object-fit:cover">`
    : '';
  const detail = [item.detail, `× ${item.quantity}`].filter(Boolean).map(text).join(' · ');
  return `<tr>${hasPictures ? `<td class="m-line" width="80" style="${cell}">${picture}</td>` : ''}<td class="m-line" style="${cell}"><span class="m-ink" style="color:${ink};font-weight:600;overflow-wrap:anywhere">${text(item.name)}</span><br><span class="m-muted" style="color:${muted};font-size:14px;overflow-wrap:anywhere">${detail}</span></td><td class="m-ink m-line" style="${cell};color:${ink};text-align:${end};white-space:nowrap;padding-${end === 'right' ? 'left' : 'right'}:16px;font-variant-numeric:tabular-nums">${text(item.total)}</td></tr>`;
}

/** What the goods come to. */
export function drawSums({ kit, colours, end }: MailTheme, sums: NonNullable<MailContent['sums']>): string {
  if (sums.length === 0) return '';
  const { ink, muted } = colours;
  const rows = sums.map(({ name, amount, isTotal }) => {
    const look = isTotal
      ? `padding:12px 0 6px;font:600 20px/1.3 ${kit.look.heading}`
      : 'padding:4px 0;font-size:15px';
    const mark = isTotal ? 'm-ink' : 'm-muted';
    const colour = isTotal ? ink : muted;
    return `<tr><td class="${mark}" style="${look};color:${colour}">${text(name)}</td><td class="m-ink" style="${look};color:${ink};text-align:${end};white-space:nowrap;font-variant-numeric:tabular-nums">${text(amount)}</td></tr>`;
  });
  return `${table} style="margin:14px 0 0">${rows.join('')}</table>`;
}

/** Facts by name. */
export function drawRows({ colours, end }: MailTheme, rows: NonNullable<MailContent['rows']>): string {
  if (rows.length === 0) return '';
  const { ink, muted, line } = colours;
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return `${table} class="m-line" style="margin:24px 0 0;border-top:1px solid ${line}">${rows.map((one) => `<tr><td class="m-muted m-line" style="${cell};color:${muted};font-size:15px;overflow-wrap:anywhere">${text(one.name)}</td><td class="m-ink m-line" style="${cell};color:${ink};text-align:${end};padding-${end === 'right' ? 'left' : 'right'}:16px;overflow-wrap:anywhere">${one.value.split('\n').map(text).join('<br>')}</td></tr>`).join('')}</table>`;
}

/** Where a parcel goes. */
export function drawAddress({ kit, colours }: MailTheme, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const { ink, muted } = colours;
  return `<p class="m-muted" style="margin:28px 0 4px;color:${muted};font-size:14px">${text(kit.book.phrases.deliveryTo)}</p><p class="m-ink" style="margin:0;color:${ink};overflow-wrap:anywhere">${lines.map(text).join('<br>')}</p>`;
}
