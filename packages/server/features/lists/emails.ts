import { escapeText } from '../../platform/mail/escape-text.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What a mail of a list is made of. */
export interface ListMail {
  /** The same id again is the same mail. */
  readonly id: string;
  readonly to: string;
  readonly listName: string;
  /** Where a sign-up is confirmed; empty in a welcome. */
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/** The mail that asks whether somebody wants to be on a list. */
export function confirmMail(site: SiteEntry, mail: ListMail): Mail {
  return compose(site, mail, {
    subject: `Confirm your subscription to ${mail.listName}`,
    text: `Somebody, hopefully you, signed this address up for ${mail.listName} at ${site.title}. Nothing is sent before you confirm.`,
    action: { label: 'Confirm my subscription', url: mail.confirmUrl },
    small: 'If it was not you, nothing needs to be done. The link works for two weeks.',
  });
}

/** The mail to who has come: it says so, and how to leave again. */
export function welcomeMail(site: SiteEntry, mail: ListMail): Mail {
  return compose(site, mail, {
    subject: `You are subscribed to ${mail.listName}`,
    text: `This address is now on ${mail.listName} of ${site.title}. Good to have you.`,
    action: { label: `Visit ${site.title}`, url: site.origin },
    small: 'You can leave at any time with one press.',
  });
}

interface Parts {
  readonly subject: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly url: string };
  readonly small: string;
}

function compose(site: SiteEntry, mail: ListMail, parts: Parts): Mail {
  const { subject, text, action, small } = parts;
  return {
    id: mail.id,
    from: { name: site.title, address: `news@${site.host.split(':')[0] ?? ''}` },
    to: mail.to,
    subject,
    unsubscribeUrl: mail.unsubscribeUrl,
    text: [text, '', action.url, '', small, '', `Unsubscribe: ${mail.unsubscribeUrl}`].join('\n'),
    html: htmlOf(site, mail, parts),
  };
}

function htmlOf(site: SiteEntry, mail: ListMail, { subject, text, action, small }: Parts): string {
  const button = `<p style="margin:24px 0"><a href="${escapeText(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#17191c;color:#fbfaf7;text-decoration:none">${escapeText(action.label)}</a></p>`;
  const leave = `<a href="${escapeText(mail.unsubscribeUrl)}" style="color:#4c5158">Unsubscribe</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(subject)}</title></head><body style="margin:0;background:#fbfaf7;color:#17191c;font:16px/1.5 Georgia,serif"><table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" style="max-width:560px;width:100%;text-align:left"><tr><td><p style="margin:0;color:#4c5158">${escapeText(site.title)}</p><h1 style="font-size:24px;line-height:1.3;margin:8px 0 16px">${escapeText(subject)}</h1><p>${escapeText(text)}</p>${button}<p style="color:#4c5158;font-size:14px">${escapeText(small)} ${leave}</p></td></tr></table></td></tr></table></body></html>`;
}
