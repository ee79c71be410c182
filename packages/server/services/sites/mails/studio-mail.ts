import { accountMailsEnglish } from '@veranda/messages/studio/account-mails/compiled';
import { formatUnchecked } from '@veranda/messages/catalog';
import type { Mail } from '@veranda/server/platform/mail/mailer';
import type { SitesDeps } from '../deps.ts';
import { mailText, type RenderedContent } from './mail-text.ts';
import { renderMail } from './render-mail.ts';
import { studioMailKit } from './studio-mail-kit.ts';

/** Mails to accounts of the studio, which is English. */
export const studioMailKinds = [
  'invitation',
  'ownership',
  'welcome',
  'email-change',
  'email-release',
  'two-factor',
] as const;
type StudioMailKind = (typeof studioMailKinds)[number];

/** A mail to an account of the studio, or to an address that is to have one. */
export interface StudioMail {
  readonly kind: StudioMailKind;
  /** The same for every delivery of one mail. */
  readonly id: string;
  readonly to: string;
  /** Target of its button. */
  readonly href: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A mail of the studio, from the studio's own host. */
export function writeStudioMail(deps: Pick<SitesDeps, 'settings'>, mail: StudioMail): Mail {
  const kit = studioMailKit(deps, 'en');
  const text = (part: string) => {
    const key = `${mail.kind}.${part}` as keyof typeof accountMailsEnglish.messages;
    return formatUnchecked(accountMailsEnglish.messages[key], kit.language, mail.values ?? {});
  };
  const content: RenderedContent = {
    id: mail.id,
    to: mail.to,
    href: mail.href,
    subject: text('subject').replace(/\s+/g, ' ').trim(),
    heading: text('heading'),
    paragraphs: [text('intro')],
    button: text('button'),
    footer: [text('footer')],
    ribbon: '',
    unsubscribe: '',
    direction: 'ltr',
  };
  return {
    id: mail.id,
    from: { name: kit.sender.name, address: `account@${kit.site.host.split(':')[0] ?? ''}` },
    to: mail.to,
    subject: content.subject,
    text: mailText(kit, content),
    html: renderMail(kit, content),
  };
}
