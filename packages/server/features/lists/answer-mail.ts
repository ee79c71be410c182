import type { AnswerLine } from '@veranda/domain/forms/answer-text';
import { escapeText } from '../../platform/mail/escape-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What a notification is made of. */
export interface AnswerMail {
  readonly id: string;
  readonly to: string;
  /** Empty for `Form submission: <name>`. */
  readonly subject: string;
  readonly formName: string;
  readonly lines: readonly AnswerLine[];
  readonly page: { readonly title: string; readonly path: string };
  /** Where a reply goes; null for the sender. */
  readonly replyTo: string | null;
  readonly studioOrigin: string;
}

/** The mail that brings an answer to the owner; replying to it writes to whoever has answered. */
export function answerMail(site: SiteEntry, mail: AnswerMail): Mail {
  const subject = (mail.subject || `Form submission: ${mail.formName}`).replace(/[\r\n]+/g, ' ');
  const from =
    mail.page.path === ''
      ? ''
      : `Sent from ${mail.page.title || mail.page.path} (${site.origin}${mail.page.path})`;
  return {
    id: mail.id,
    from: { name: site.title, address: `forms@${site.host.split(':')[0] ?? ''}` },
    to: mail.to,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject,
    text: [...mail.lines.map((line) => `${line.title}: ${line.text || 'N/A'}`), '', from]
      .join('\n')
      .trimEnd(),
    html: htmlOf(site, { subject, from, lines: mail.lines }),
  };
}

function htmlOf(
  site: SiteEntry,
  {
    subject,
    from,
    lines,
  }: { readonly subject: string; readonly from: string; readonly lines: readonly AnswerLine[] },
): string {
  const rows = lines
    .map(
      ({ title, text }) =>
        `<tr><th scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid #e4e0d8;color:#4c5158;font-weight:400;width:34%">${escapeText(title)}</th><td valign="top" style="padding:10px 0;border-top:1px solid #e4e0d8;white-space:pre-line;overflow-wrap:anywhere">${escapeText(text || 'N/A')}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" style="max-width:560px;width:100%;text-align:left"><tr><td><p style="margin:0;color:#4c5158">${escapeText(site.title)}</p><h1 style="font-size:24px;line-height:1.3;margin:8px 0 16px">${escapeText(subject)}</h1><table width="100%" style="border-collapse:collapse">${rows}</table><p style="color:#4c5158;font-size:14px">${escapeText(from)}</p></td></tr></table></td></tr></table></body></html>`;
}
