import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseThemeConf } from '@veranda/domain/design/theme-conf';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import { mailLook } from '@veranda/domain/mail/mail-look';
import { translatorOf } from '@veranda/messages/catalog';
import { messageLanguage } from '@veranda/messages/languages';
import { mailMessages } from '@veranda/messages/mails/messages';
import { type MailKit, defaultSetting } from '@veranda/server/services/sites/mails/mail-kit';
import { sampleMail } from '@veranda/server/services/commerce/mails/sample-mails';
import {
  type StudioMail,
  studioMailKinds,
  writeStudioMail,
} from '@veranda/server/services/sites/mails/studio-mail';
import { writeMailAs } from '@veranda/server/services/sites/mails/write-mail';
import { shownStockAt } from '@veranda/server/services/sites/directory/shown-stock';
import { readThemeFiles } from '@veranda/server/services/sites/themes/theme-files';

const usage = 'npm run mails -- <folder> [theme] [language]';

/** Writes every mail of a theme in a language as an HTML file and its plain-text twin, to be looked at. */
async function main([folder, theme = 'levain', language = 'en-US']: readonly string[]): Promise<number> {
  if (folder === undefined) {
    console.error(usage);
    return 2;
  }
  const kit = await kitOf(theme, language);
  mkdirSync(folder, { recursive: true });
  for (const kind of allMailKinds) {
    const content = sampleMail(kit, kind, { id: kind, to: 'ada@example.com', now: new Date(), products });
    write(folder, kind, writeMailAs(kit, content, defaultSetting(kind)));
  }
  for (const kind of studioMailKinds)
    write(folder, `studio-${kind}`, writeStudioMail(studio, sampleOf(kind)));
  return 0;
}

type Written = Pick<ReturnType<typeof writeStudioMail>, 'subject' | 'text' | 'html'>;

function write(folder: string, name: string, { subject, text, html }: Written): void {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
}

const studio = { settings: { studioOrigin: 'http://localhost:4400' } } as Parameters<
  typeof writeStudioMail
>[0];

function sampleOf(kind: (typeof studioMailKinds)[number]): StudioMail {
  const values = {
    inviter: 'ada@example.com',
    site: 'Levain',
    roles: 'editor and store manager',
    count: 2,
    date: 'March 14, 2027',
    email: 'ada@example.net',
    state: 'on',
  };
  return { kind, id: kind, to: 'ben@example.com', href: 'http://localhost:4400/', values };
}

const products = [
  { title: 'Country loaf', attributes: { Size: '1 kg' }, priceMinor: 850n, storageKey: null },
  { title: 'Seeded rye, baked long and dark', attributes: {}, priceMinor: 1250n, storageKey: null },
];

async function kitOf(theme: string, language: string): Promise<MailKit> {
  const files = await readThemeFiles(join(import.meta.dirname, '../../packages/themes', theme));
  const sheets = [...files].filter(([path]) => path.endsWith('.less')).map(([, text]) => text);
  const conf = parseThemeConf(files.get('template.conf') ?? '');
  return {
    site: {
      id: 'sample',
      slug: theme,
      host: `${theme}.localhost`,
      hosts: new Set<string>(),
      origin: `http://${theme}.localhost`,
      title: conf.name,
      theme,
      language,
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
    },
    language: messageLanguage(language),
    t: translatorOf(mailMessages, language),
    look: mailLook(conf, tweaksOf(sheets.join('\n')), {}),
    logo: null,
    sender: { name: conf.name, replyTo: '' },
    business: { name: conf.name, address: ['Mühlgasse 12', '1040 Wien'] },
    settingOf: defaultSetting,
  };
}

process.exitCode = await main(process.argv.slice(2));
