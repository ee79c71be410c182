import { textDirection } from '@veranda/domain/languages/text-direction';
import { type MailGroup, mailKind } from '@veranda/domain/mail/mail-kinds';
import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import type { OwnWords } from '@veranda/domain/mail/own-words';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { drawMail } from './draw-mail.ts';
import type { MailContent } from './mail-content.ts';
import { type MailKit, readMailKit } from './mail-kit.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import type { RenderedContent } from './rendered-content.ts';

/** The mail of some content in the words and the look of its site; null where the owner has switched its kind off. */
export function writeMail(kit: MailKit, content: MailContent): Mail | null {
  const setting = kit.settingOf(content.kind);
  if (mailKind(content.kind).mayBeOff && !setting.enabled && content.isWanted !== true) return null;
  return writeMailAs(kit, content, setting);
}

/** The same with these words of the owner, whether the kind is on or off: for a preview. */
export function writeMailAs(kit: MailKit, content: MailContent, own: OwnWords): Mail {
  const written = withOwnMessages(kit, content, own);
  const replyTo = content.replyTo ?? kit.sender.replyTo;
  return {
    id: content.id,
    from: { name: kit.sender.name, address: `${boxes[mailKind(content.kind).group]}@${hostOf(kit.site)}` },
    to: content.to,
    ...(replyTo === '' ? {} : { replyTo }),
    ...(content.unsubscribeUrl ? { unsubscribeUrl: content.unsubscribeUrl } : {}),
    subject: written.subject,
    text: mailText(kit, written),
    html: drawMail(kit, written),
  };
}

/** Sends a mail. @returns whether it was sent: not where the owner has switched its kind off */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'settings' | 'mail'>,
  site: SiteEntry,
  make: (kit: MailKit) => MailContent,
): Promise<boolean> {
  return sendMailIn(deps, { site, language: '' }, make);
}

/** The same in the language of its recipient, where there are words for it. */
export async function sendMailIn(
  deps: Pick<Deps, 'db' | 'settings' | 'mail'>,
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

function withOwnMessages(kit: MailKit, content: MailContent, own: OwnWords): RenderedContent {
  const { kind, sentences = [], isTest, isSample } = content;
  const { book } = kit;
  const row = mailKind(kind);
  const values = { ...content.values, shop: kit.site.title };
  const fill = (text: string): string => fillPlaceholders(text, values);
  const words = book.kinds[kind];
  return {
    ...content,
    subject: (content.subject ?? fill(own.subject ?? words.subject)).replace(/\s+/g, ' ').trim(),
    heading: fill(words.heading),
    paragraphs: [...linesOf(fill(own.intro ?? words.intro)), ...sentences],
    button: fill(book.buttons[row.button]),
    footer: linesOf(fill(own.footer ?? book.footers[row.footer])),
    ribbon: isSample ? book.phrases.sample : isTest ? book.phrases.testOrder : '',
    unsubscribe: book.phrases.unsubscribe,
    direction: textDirection(kit.language),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
