import type { TranslatedDocument, TranslationOverview } from '@veranda/contracts/translations';
import {
  type DocumentTranslations,
  findTranslations,
  findTranslationsInto,
  saveTranslations,
} from '@veranda/db/multilingual/translations';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import {
  pairTexts,
  progressOf,
  type StoredText,
  textHash,
  type TextPair,
} from '@veranda/domain/multilingual/translations';
import { type PartKey, partName } from '@veranda/domain/publishing/parts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { sourceTexts } from '../../services/sites/publishing/document-parts.ts';
import { readSources } from './sources.ts';

/** A document with its texts beside their translations. */
export interface PairedDocument extends PartKey {
  readonly kind: TranslationOverview['documents'][number]['kind'];
  readonly title: string;
  readonly pairs: readonly TextPair[];
}

/** Every document of the draft that has texts, beside its translation into a language. */
export async function readPairs(
  tx: SiteTransaction,
  language: string,
): Promise<readonly PairedDocument[] | Refusal> {
  const missing = await languageProblem(tx, language);
  if (missing) return missing;
  const stored = byName(await findTranslationsInto(tx, language));
  return (await readSources(tx)).flatMap(({ part, title }) => {
    const pairs = pairTexts(sourceTexts(part, language), stored.get(partName(part)) ?? {});
    return pairs.length === 0 ? [] : [{ kind: part.kind, id: part.id, title, pairs }];
  });
}

function byName(all: readonly DocumentTranslations[]) {
  return new Map(all.map((each) => [partName(each), each.texts]));
}

async function languageProblem(tx: SiteTransaction, language: string): Promise<Refusal | null> {
  const settings = await findSettings(tx);
  const isThere = settings?.doc.languages?.some(({ tag }) => tag === language) ?? false;
  return isThere ? null : refuse('no-such-language', { field: 'language' });
}

/** How far each document is translated into a language. */
export async function readOverview(
  tx: SiteTransaction,
  language: string,
): Promise<TranslationOverview | Refusal> {
  const documents = await readPairs(tx, language);
  if (isRefusal(documents)) return documents;
  const rows = documents.map(({ kind, id, title, pairs }) => ({ kind, id, title, ...progressOf(pairs) }));
  return { ...progressOf(documents.flatMap(({ pairs }) => pairs)), documents: rows };
}

/** A document whose translation is asked for. */
interface TranslationKey extends PartKey {
  readonly language: string;
}

/** The texts of a document beside their translations. */
export async function readTranslation(
  tx: SiteTransaction,
  { language, ...key }: TranslationKey,
): Promise<TranslatedDocument | Refusal> {
  const missing = await languageProblem(tx, language);
  if (missing) return missing;
  const [source] = await readSources(tx, key);
  if (!source) return refuse('no-such-translatable', { field: 'document' });
  const stored = (await findTranslations(tx, [key.id])).find(
    (each) => each.language === language && each.kind === key.kind,
  );
  const texts = pairTexts(sourceTexts(source.part, language), stored?.texts ?? {});
  return { title: source.title, texts: texts.map((pair) => ({ ...pair })) };
}

/** A translation as it is handed in, of the original that it was made of. */
interface GivenTranslation {
  readonly path: string;
  readonly original: string;
  readonly translation: string;
}

/** Saves translations of a document. Refuses paths without a text, and originals that read differently now. */
export async function writeTranslation(
  tx: SiteTransaction,
  key: TranslationKey,
  given: readonly GivenTranslation[],
): Promise<TranslatedDocument | Refusal> {
  const before = await readTranslation(tx, key);
  if (isRefusal(before)) return before;
  const texts = new Map(before.texts.map(({ path, text }) => [path, text]));
  for (const [index, { path, original }] of given.entries()) {
    const text = texts.get(path);
    const field = `texts.${String(index)}.path`;
    if (text === undefined) return refuse('no-such-text', { field, params: { path } });
    if (text !== original) return refuse('original-changed', { field });
  }
  await saveTranslations(tx, key, storedOf(given));
  return readTranslation(tx, key);
}

/** Translations as they are kept; an empty one is none. */
function storedOf(given: readonly GivenTranslation[]): Readonly<Record<string, StoredText | null>> {
  return Object.fromEntries(
    given.map(({ path, original, translation }) => [
      path,
      translation.trim() === '' ? null : { text: translation, source: textHash(original) },
    ]),
  );
}
