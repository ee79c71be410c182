import type { SignUpDetail } from '@veranda/db/restock/reader';
import { escapeText } from '../../platform/mail/escape-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { variantName } from './present.ts';

/** The mail that what somebody waited for is back. */
export function restockMail(site: SiteEntry, signUp: SignUpDetail): Mail {
  const variant = variantName(signUp);
  const what = variant === '' ? signUp.title : `${signUp.title} (${variant})`;
  const subject = `${what} is back at ${site.title}`;
  const url = site.origin + signUp.path;
  const lines = [
    `You asked to be told: ${what} is in stock again.`,
    'This is the only mail about it. We cannot hold one for you.',
  ] as const;
  return {
    id: `restock-notice.${signUp.id}`,
    from: { name: site.title, address: `shop@${site.host.split(':')[0]}` },
    to: signUp.email,
    subject,
    text: [lines[0], '', url, '', lines[1]].join('\n'),
    html: `<!doctype html><html lang="${escapeText(site.language)}"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" style="max-width:560px;width:100%;text-align:left"><tr><td><h1 style="font-size:24px">${escapeText(subject)}</h1><p>${escapeText(lines[0])}</p><p style="margin:24px 0"><a href="${escapeText(url)}" style="color:#0b6e69">Have a look</a></p><p style="color:#4c5158">${escapeText(lines[1])}</p></td></tr></table></td></tr></table></body></html>`,
  };
}
