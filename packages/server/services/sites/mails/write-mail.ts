import { textDirection } from '@veranda/domain/languages/text-direction';
import { type MailGroup, mailKind } from '@veranda/domain/mail/mail-kinds';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { MailOverrides } from '@veranda/domain/mail/overrides';
import { compiledMessage, formatUnchecked } from '@veranda/messages/catalog';
import { mailMessages } from '@veranda/messages/mails/messages';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { MailMessageKey } from './default-mail-messages.ts';
import type { MailContent } from './mail-content.ts';
import { type MailKit, readMailKit } from './mail-kit.ts';
import { mailText, type RenderedContent } from './mail-text.ts';
import type { Mail } from '@veranda/server/platform/mail/mailer';
import { renderMail } from './render-mail.ts';

/**
 * Mail of some content in the language and the look of its site; null where the owner has switched its kind
 * off.
 */
export function writeMail(kit: MailKit, content: MailContent): Mail | null {
  const setting = kit.settingOf(content.kind);
  if (mailKind(content.kind).mayBeOff && !setting.enabled && content.isWanted !== true) return null;
  return writeMailAs(kit, content, setting);
}

/** The same with these texts of the owner, whether the kind is on or off: for a preview. */
export function writeMailAs(kit: MailKit, content: MailContent, overrides: MailOverrides): Mail {
  const written = renderedContent(kit, content, overrides);
  const replyTo = content.replyTo ?? kit.sender.replyTo;
  return {
    id: content.id,
    from: { name: kit.sender.name, address: `${boxes[mailKind(content.kind).group]}@${hostOf(kit.site)}` },
    to: content.to,
    ...(replyTo === '' ? {} : { replyTo }),
    ...(content.unsubscribeUrl ? { unsubscribeUrl: content.unsubscribeUrl } : {}),
    subject: written.subject,
    text: mailText(kit, written),
    html: renderMail(kit, written),
  };
}

/** Sends a mail. @returns whether it was sent: not where the owner has switched its kind off */
export async function sendMail(
  deps: Pick<SitesDeps, 'db' | 'settings' | 'mail'>,
  site: SiteEntry,
  make: (kit: MailKit) => MailContent,
): Promise<boolean> {
  return sendMailIn(deps, { site, language: '' }, make);
}

/** The same in the language of its recipient, where messages are written in it. */
export async function sendMailIn(
  deps: Pick<SitesDeps, 'db' | 'settings' | 'mail'>,
  { site, language }: { readonly site: SiteEntry; readonly language: string },
  make: (kit: MailKit) => MailContent,
): Promise<boolean> {
  const kit = await readMailKit(deps, site, language);
  const mail = writeMail(kit, make(kit));
  if (mail === null) return false;
  await deps.mail.send(mail);
  return true;
}

const boxes: Readonly<Record<MailGroup, string>> = {
  orders: 'orders',
  goods: 'shop',
  subscriptions: 'shop',
  marketing: 'news',
  account: 'account',
  shop: 'shop',
  forms: 'forms',
};

function hostOf(site: SiteEntry): string {
  return site.host.split(':')[0] ?? '';
}

function renderedContent(kit: MailKit, content: MailContent, overrides: MailOverrides): RenderedContent {
  const { kind, paragraphs = [], isTest, isSample } = content;
  const { button, footer } = mailKind(kind);
  const values = { ...content.values, shop: kit.site.title };
  const text = (key: MailMessageKey, override: string | null = null): string =>
    override === null
      ? formatUnchecked(compiledMessage(mailMessages, { key, tag: kit.language }), kit.language, values)
      : fillPlaceholders(override, values);
  return {
    ...content,
    subject: (content.subject ?? text(`${kind}.subject`, overrides.subject)).replace(/\s+/g, ' ').trim(),
    heading: text(`${kind}.heading`),
    paragraphs: [...linesOf(text(`${kind}.intro`, overrides.intro)), ...paragraphs],
    button: text(`button.${button}`),
    footer: linesOf(text(`footer.${footer}`, overrides.footer)),
    ribbon: isSample ? kit.t('sampleNote') : isTest ? kit.t('testOrder') : '',
    unsubscribe: kit.t('unsubscribe'),
    direction: textDirection(kit.language),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
