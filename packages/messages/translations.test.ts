import { globSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import { lookupOrder, type MessageLanguage, messageLocale, translatedLanguages } from './languages.ts';

const paths = globSync('**/messages.ts', { cwd: import.meta.dirname, exclude: ['node_modules'] }).sort();
const catalogs = await Promise.all(
  paths.map(async (path) => {
    const module = (await import(join(import.meta.dirname, path))) as Readonly<Record<string, Catalog>>;
    return { path, catalog: Object.values(module)[0] as Catalog };
  }),
);
const englishOnly = globSync('studio/**/en.data.ts', { cwd: import.meta.dirname }).sort();

/** An argument of a message with its kind, and the branches of it where it has any. */
interface Argument {
  readonly name: string;
  readonly kind: number | undefined;
  readonly branches: readonly string[];
}

function argumentsIn(node: unknown): Argument[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, branches = {}] = node as [string, number?, Record<string, unknown>?];
  return [
    { name, kind, branches: Object.keys(branches) },
    ...Object.values(branches).flatMap((branch) =>
      Array.isArray(branch) ? branch.flatMap((part: unknown) => argumentsIn(part)) : [],
    ),
  ];
}

const inMessage = (text: string): Argument[] => {
  const compiled = compile(text);
  return typeof compiled === 'string' ? [] : compiled.flatMap((node) => argumentsIn(node));
};
const namesOf = (all: readonly Argument[]) => [...new Set(all.map(({ name }) => name))].sort().join(', ');

/**
 * Plural categories that whole numbers have in a language; those of fractions and of millions can be left to
 * `other`.
 */
function categoriesOf(language: MessageLanguage): string[] {
  const rules = new Intl.PluralRules(messageLocale(language));
  const counted = Array.from({ length: 201 }, (_, count) => rules.select(count));
  return [...new Set([...counted, 'other'])];
}

function problemsOf({ en, translations }: Catalog, language: MessageLanguage): string[] {
  const own =
    language === 'en'
      ? en
      : Object.assign(
          {},
          ...lookupOrder(language)
            .toReversed()
            .map((one) => translations[one] ?? {}),
        );
  return Object.entries(en).flatMap(([key, english]) => {
    const text = (own as Readonly<Record<string, string>>)[key];
    if (text === undefined) return [`${key} is missing`];
    const found = inMessage(text);
    const names =
      namesOf(found) === namesOf(inMessage(english))
        ? []
        : [`${key} names ${namesOf(found)}, not ${namesOf(inMessage(english))}`];
    const missing = found
      .filter(({ kind }) => kind === pluralKind)
      .flatMap(({ branches }) =>
        categoriesOf(language).filter(
          (category) => !branches.includes(category) && !isCounted(branches, category, language),
        ),
      );
    return [...names, ...missing.map((category) => `${key} lacks the plural “${category}”`)];
  });
}

// `=1` stands for a category that only 1 has.
function isCounted(branches: readonly string[], category: string, language: MessageLanguage): boolean {
  const rules = new Intl.PluralRules(messageLocale(language));
  const numbers = Array.from({ length: 201 }, (_, count) => count).filter(
    (count) => rules.select(count) === category,
  );
  return numbers.every((count) => branches.includes(`=${count}`));
}

const pluralKind = 2;
const languages: readonly MessageLanguage[] = ['en', ...translatedLanguages, 'pt-BR'];

describe('the translations', () => {
  it('are found', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each(catalogs)(
    'of $path have every key, the arguments of the English text and the plurals of their language',
    ({ catalog }) => {
      for (const language of languages)
        expect([language, problemsOf(catalog, language)]).toEqual([language, []]);
    },
  );

  it.each(catalogs)('of $path have no key that English has not', ({ catalog: { en, translations } }) => {
    for (const [language, table] of Object.entries(translations))
      expect([language, Object.keys(table).filter((key) => !Object.hasOwn(en, key))]).toEqual([language, []]);
  });

  it.each(englishOnly)('%s can be compiled', async (path) => {
    const { en } = (await import(join(import.meta.dirname, path))) as {
      en: Readonly<Record<string, string>>;
    };
    expect(problemsOf({ en, translations: {} as Catalog['translations'] }, 'en')).toEqual([]);
  });

  it.each([
    ['a missing key', {}, ['items is missing']],
    [
      'another argument',
      { items: '{number, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}' },
      ['items names number, not count'],
    ],
    [
      'an argument in one branch only',
      { items: '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {{title}}}' },
      ['items names count, title, not count'],
    ],
    [
      'the plurals of English',
      { items: '{count, plural, one {# sztuka} other {# sztuk}}' },
      ['items lacks the plural “many”', 'items lacks the plural “few”'],
    ],
    [
      'nothing wrong',
      { items: '{count, plural, =1 {sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}' },
      [],
    ],
  ])('are told of %s', (_, pl, problems) => {
    const en = { items: '{count, plural, one {# item} other {# items}}' };
    expect(problemsOf({ en, translations: { pl } as unknown as Catalog['translations'] }, 'pl')).toEqual(
      problems,
    );
  });
});
