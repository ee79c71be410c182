import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { StoredMail } from '../../platform/mail/mailer.ts';
import inboxMail from './inbox-mail.html?raw';
import inbox from './inbox.html?raw';

const inboxBody = platformTemplate<{
  readonly mails: readonly (StoredMail & { readonly shortTime: string })[];
}>(inbox);
const mailBody = platformTemplate<StoredMail>(inboxMail);

/** The list of the local inbox. */
export function inboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.map((mail) => ({ ...mail, shortTime: mail.at.slice(0, 16).replace('T', ' ') }));
  return inboxDocument('Mail', inboxBody({ mails: rows }));
}

/** One mail of the inbox. */
export function mailPage(mail: StoredMail): string {
  return inboxDocument(mail.subject, mailBody(mail));
}

function inboxDocument(title: string, body: string): string {
  return renderPlatformPage({
    title: `${title} – Veranda mail`,
    language: 'en',
    sheets: ['/_mail/inbox.css'],
    body,
  });
}
