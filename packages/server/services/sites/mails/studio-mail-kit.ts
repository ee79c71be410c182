import { mailLook } from '@veranda/domain/mail/mail-look';
import { translatorOf } from '@veranda/messages/catalog';
import { messageLanguage } from '@veranda/messages/languages';
import { mailMessages } from '@veranda/messages/mails/messages';
import { shownStockAt } from '../directory/shown-stock.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { SitesDeps } from '../deps.ts';
import { type MailKit, defaultSetting } from './mail-kit.ts';

/** Name of the product in its own mails. */
const product = 'Veranda';

/** Kit of the studio's own mails, in a language (BCP 47) that messages are written in, or English. */
export function studioMailKit({ settings }: Pick<SitesDeps, 'settings'>, language: string): MailKit {
  return {
    site: studioSite(settings.studioOrigin, language),
    language: messageLanguage(language),
    t: translatorOf(mailMessages, language),
    look: mailLook({ mail: {}, fonts: [] }, [], {}),
    logo: null,
    sender: { name: product, replyTo: '' },
    business: { name: product, address: [] },
    settingOf: defaultSetting,
  };
}

// Mails are written for a site: the studio stands in as one that is in no directory.
function studioSite(origin: string, language: string): SiteEntry {
  return {
    id: '',
    slug: '',
    host: new URL(origin).host,
    hosts: new Set(),
    origin,
    title: product,
    theme: '',
    language: messageLanguage(language),
    timeZone: 'UTC',
    currency: 'USD',
    status: 'internal',
    isDemo: false,
    publishedRevisionId: null,
    lockHash: null,
    isPrivate: false,
    closesAt: null,
    version: 0n,
    publications: 0n,
    stock: shownStockAt(0n),
  };
}
