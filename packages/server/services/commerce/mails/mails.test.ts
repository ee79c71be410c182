import { parseThemeConf } from '@veranda/domain/design/theme-conf';
import { allMailKinds, mailKind, placeholdersOf } from '@veranda/domain/mail/mail-kinds';
import { mailLook } from '@veranda/domain/mail/mail-look';
import { unknownPlaceholders } from '@veranda/domain/mail/placeholders';
import { messageTexts, translatorOf } from '@veranda/messages/catalog';
import { messageLanguage } from '@veranda/messages/languages';
import { mailMessages } from '@veranda/messages/mails/messages';
import { subscriptionMessages } from '@veranda/messages/subscriptions/messages';
import { describe, expect, it } from 'vitest';
import { shownStockAt } from '../../sites/directory/shown-stock.ts';
import { defaultMailMessages } from '../../sites/mails/default-mail-messages.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { type MailKit, defaultSetting } from '../../sites/mails/mail-kit.ts';
import { sampleMail } from './sample-mails.ts';
import { writeMail, writeMailAs } from '../../sites/mails/write-mail.ts';

const site: SiteEntry = {
  id: '0190',
  slug: 'levain',
  host: 'levain.test:80',
  hosts: new Set(['levain.test:80']),
  origin: 'https://levain.test',
  title: 'Le <Vain>',
  theme: 'levain',
  language: 'en-US',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  status: 'paid',
  isDemo: false,
  publishedRevisionId: null,
  lockHash: null,
  isPrivate: false,
  closesAt: null,
  version: 1n,
  publications: 0n,
  stock: shownStockAt(0n),
};
const tags: Readonly<Record<string, string>> = {
  en: 'en-US',
  pt: 'pt-PT',
  ja: 'ja-JP',
};
const languages = ['en', ...Object.keys(mailMessages.translations)];
const table = languages.flatMap((language) => allMailKinds.map((kind) => [kind, language] as const));

function kitIn(language: string): MailKit {
  const own = { ...site, language: tags[language] ?? language };
  return {
    site: own,
    language: messageLanguage(own.language),
    t: translatorOf(mailMessages, own.language),
    look: mailLook(parseThemeConf(''), [], {}),
    logo: null,
    sender: { name: 'Levain', replyTo: '' },
    business: { name: 'Levain GmbH', address: ['Mühlgasse 1', 'Wien'] },
    settingOf: defaultSetting,
  };
}

const parts = { id: 'sample', to: 'ada@shop.example', now: new Date('2027-03-05T10:00:00Z'), products: [] };
const plainOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const amounts = (text: string) => [...new Set(text.match(/\d+[.,\u00a0\u202f]?\d*[.,]\d\d/g) ?? [])].sort();

describe('every mail in every language', () => {
  it('speaks every language that a site can have', () => {
    const spoken = new Set(languages.map((language) => language.split('-')[0]));
    expect(spoken).toEqual(new Set(['en', ...Object.keys(subscriptionMessages.translations)]));
  });

  it.each(table)(
    '%s in %s leaves no placeholder, and its text says what the drawn one says',
    (kind, language) => {
      const kit = kitIn(language);
      const mail = writeMail(kit, sampleMail(kit, kind, parts));
      if (!mail) throw new Error('not written');
      expect(mail.subject + mail.text + plainOf(mail.html)).not.toMatch(/\{\w+\}|\bundefined\b|\bnull\b/);
      expect(mail.html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(mail.html).not.toContain('<Vain>');
      const drawn = plainOf(mail.html);
      expect(amounts(mail.text)).toEqual(amounts(drawn));
      for (const line of mail.text.split('\n').filter((one) => one && !/https?:|×|: |“|:$/.test(one)))
        expect(drawn).toContain(line.replace(/\s+/g, ' '));
      const texts = messageTexts(mailMessages, language);
      for (const text of [texts[`${kind}.subject`], texts[`${kind}.heading`], texts[`${kind}.intro`]])
        expect(unknownPlaceholders(kind, text)).toEqual([]);
    },
  );

  it.each(languages.filter((one) => one !== 'en'))('%s leaves no sentence in English', (language) => {
    const english = messageTexts(mailMessages, 'en');
    const own = Object.entries<string>(messageTexts(mailMessages, language));
    const same = own.filter(([key, text]) => text === english[key as keyof typeof english]);
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([]);
  });

  it.each(languages)(
    '%s shows owners texts to write over with names in braces and no plurals',
    (language) => {
      for (const kind of allMailKinds)
        for (const text of Object.values<string>(defaultMailMessages(kind, language)))
          expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}']/);
    },
  );
});

describe('a mail of an owner', () => {
  const kit = kitIn('en');
  const content = sampleMail(kit, 'order-confirmation', parts);

  it('is text, never markup, and keeps its lines apart', () => {
    const own = { subject: 'No. {orderNumber}\r\nBcc: x', intro: '<b>Hello</b>\n\n{shop}', footer: 'Bye' };
    const mail = writeMailAs(kit, content, own);
    expect(mail.subject).toBe('No. 1042 Bcc: x');
    expect(mail.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(mail.html).toContain('>Le &lt;Vain&gt;</p>');
    expect(mail.text).toContain('<b>Hello</b>\nLe <Vain>');
    expect(mail.text).toContain('Bye');
  });

  it('never reads a placeholder in what a buyer has written', () => {
    const mail = writeMailAs(
      kit,
      { ...content, values: { ...content.values, total: '{shop}' } },
      {
        subject: '{total}',
        intro: null,
        footer: null,
      },
    );
    expect(mail.subject).toBe('{shop}');
  });

  it('is not sent while it is off, unless somebody has asked for it', () => {
    const off: MailKit = { ...kit, settingOf: (kind) => ({ ...defaultSetting(kind), enabled: false }) };
    for (const kind of allMailKinds) {
      const sample = { ...sampleMail(off, kind, parts), isWanted: false };
      expect([kind, writeMail(off, sample) === null]).toEqual([kind, mailKind(kind).mayBeOff]);
      expect(writeMail(off, { ...sample, isWanted: true })).not.toBeNull();
    }
    expect(defaultSetting('abandoned-cart').enabled).toBe(false);
  });

  it('knows its shop in every kind', () => {
    for (const kind of allMailKinds) expect(placeholdersOf(kind)).toContain('shop');
  });

  it('says of a test order that no money has moved', () => {
    const mail = writeMail(kit, { ...content, isSample: false, isTest: true });
    expect(mail?.text).toContain('This is a test order');
    expect(mail?.html).toContain('This is a test order');
  });
});
