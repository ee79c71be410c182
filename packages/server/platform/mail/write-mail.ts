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

/** The mail of a letter in the words and the look of its site; null where the owner has switched its kind off. */
export function writeMail(kit: MailKit, letter: MailContent): Mail | null {
  const setting = kit.settingOf(letter.kind);
  if (mailKind(letter.kind).mayBeOff && !setting.enabled && letter.isWanted !== true) return null;
  return writeMailAs(kit, letter, setting);
}

/** The same with these words of the owner, whether the kind is on or off: for a preview. */
export function writeMailAs(kit: MailKit, letter: MailContent, own: OwnWords): Mail {
  const written = withOwnMessages(kit, letter, own);
  const replyTo = letter.replyTo ?? kit.sender.replyTo;
  return {
    id: letter.id,
    from: { name: kit.sender.name, address: `${boxes[mailKind(letter.kind).group]}@${hostOf(kit.site)}` },
    to: letter.to,
    ...(replyTo === '' ? {} : { replyTo }),
    ...(letter.unsubscribeUrl ? { unsubscribeUrl: letter.unsubscribeUrl } : {}),
    subject: written.subject,
    text: mailText(kit, written),
    html: drawMail(kit, written),
  };
}

/** Sends a letter. @returns whether it was sent: not where the owner has switched its kind off */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'settings' | 'mail'>,
  site: SiteEntry,
  make: (kit: MailKit) => MailContent,
): Promise<boolean> {
  return sendLetterIn(deps, { site, language: '' }, make);
}

/** The same in the language of its recipient, where there are words for it. */
export async function sendLetterIn(
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

function withOwnMessages(kit: MailKit, letter: MailContent, own: OwnWords): RenderedContent {
  const { kind, sentences = [], isTest, isSample } = letter;
  const { book } = kit;
  const row = mailKind(kind);
  const values = { ...letter.values, shop: kit.site.title };
  const fill = (text: string): string => fillPlaceholders(text, values);
  const words = book.kinds[kind];
  return {
    ...letter,
    subject: (letter.subject ?? fill(own.subject ?? words.subject)).replace(/\s+/g, ' ').trim(),
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
