import { escapeText } from '../../platform/mail/escape-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** The mail that asks a buyer what they say of what they bought. */
export function reviewMail(
  site: SiteEntry,
  given: {
    readonly orderId: string;
    readonly to: string;
    readonly url: string;
    readonly titles: readonly string[];
  },
): Mail {
  const subject = `How is it? Your order at ${site.title}`;
  const lines = [
    `A while ago you bought ${given.titles.join(', ')} at ${site.title}. Other people would like to hear how it is.`,
    'It takes a minute. If you would rather not, nothing needs to be done.',
  ] as const;
  return {
    id: `review-request.${given.orderId}`,
    from: { name: site.title, address: `shop@${site.host.split(':')[0]}` },
    to: given.to,
    subject,
    text: [lines[0], '', given.url, '', lines[1]].join('\n'),
    html: `<!doctype html><html lang="${escapeText(site.language)}"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" style="max-width:560px;width:100%;text-align:left"><tr><td><h1 style="font-size:24px">${escapeText(subject)}</h1><p>${escapeText(lines[0])}</p><p style="margin:24px 0"><a href="${escapeText(given.url)}" style="color:#0b6e69">Write a review</a></p><p style="color:#4c5158">${escapeText(lines[1])}</p></td></tr></table></td></tr></table></body></html>`,
  };
}
