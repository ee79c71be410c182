import type { MultilingualStatus, SiteLanguageView } from '@veranda/contracts/multilingual';
import { findPages } from '@veranda/db/pages/reader';
import { deleteConnection, findConnection } from '@veranda/db/multilingual/connection';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSiteById, lockSettings, findSettings } from '@veranda/db/sites/reader';
import { saveLanguages } from '@veranda/db/sites/writer';
import { textDirection } from '@veranda/domain/languages/text-direction';
import {
  canonicalTag,
  languageName,
  maxSiteLanguages,
  readSiteLanguages,
  type SiteLanguage,
  type WantedLanguage,
} from '@veranda/domain/languages/site-languages';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { hasMessages, translatedLanguages } from '@veranda/messages/languages';

/** What languages are chosen from: those with storefront texts. */
export async function readChoices(tx: SiteTransaction) {
  const site = await findSiteById(tx, tx.siteId);
  if (!site) return refuse('not-found');
  const offered = ['en', ...translatedLanguages].map((tag) => ({ tag, title: languageName(tag) }));
  return { language: site.language, maxLanguages: maxSiteLanguages, offered };
}

/** The languages of the draft, the site's own first. */
export async function readLanguages(
  tx: SiteTransaction,
): Promise<{ languages: SiteLanguageView[] } | Refusal> {
  const site = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  if (!site || !settings) return refuse('not-found');
  const published = new Set((site.publishedLanguages ?? []).map(({ tag }) => tag));
  const own = canonicalTag(site.language) ?? site.language;
  const others = (settings.doc.languages ?? []).filter(({ tag }) => tag !== own);
  return {
    languages: [
      present(
        { tag: own, title: languageName(own), isCustom: !hasMessages(own) },
        { isOwn: true, isPublished: true },
      ),
      ...others.map((each) => present(each, { isOwn: false, isPublished: published.has(each.tag) })),
    ],
  };
}

function present(
  { tag, title, isCustom }: SiteLanguage,
  state: Pick<SiteLanguageView, 'isOwn' | 'isPublished'>,
): SiteLanguageView {
  return { tag, title, isCustom, ...state, direction: textDirection(tag) };
}

/** Sets the languages of the draft; `reserved` are words that addresses of every site begin with. */
export async function writeLanguages(
  tx: SiteTransaction,
  wanted: readonly WantedLanguage[],
  reserved: ReadonlySet<string>,
): Promise<{ languages: SiteLanguageView[] } | Refusal> {
  const settings = await lockSettings(tx);
  const site = await findSiteById(tx, tx.siteId);
  if (!settings || !site) return refuse('not-found');
  const slugs = new Set((await findPages(tx)).map(({ urlSlug }) => urlSlug));
  const languages = readSiteLanguages(site.language, wanted, {
    hasTexts: hasMessages,
    isTaken: (word) => slugs.has(word) || reserved.has(word),
  });
  if (isRefusal(languages)) return languages;
  await saveLanguages(tx, languages);
  return readLanguages(tx);
}

/** The connection to the translation service, and what it is at. */
export async function readStatus(tx: SiteTransaction): Promise<MultilingualStatus> {
  const connection = await findConnection(tx);
  if (!connection) return { status: 'not-connected', language: null, done: 0, total: 0 };
  const { language, done, total, problem } = connection;
  const status = problem !== null ? 'failed' : language !== null ? 'translating' : 'connected';
  return { status, language, done, total };
}

/** Ends the connection, where there is one. */
export async function disconnect(tx: SiteTransaction): Promise<MultilingualStatus> {
  await deleteConnection(tx);
  return readStatus(tx);
}
