import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossary } from './glossary.data.ts';
import { glossaryPage } from './glossary-page.ts';

const projectFolder = join(import.meta.dirname, '../..');

describe('the glossary', () => {
  it('lists each term once, in alphabetical order', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each(glossary)('names places that exist for $term', ({ where }) => {
    expect(where.filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
  });

  it('is what docs/reference/glossary.md shows: run npm run reference', () => {
    const page = readFileSync(join(projectFolder, 'docs/reference/glossary.md'), 'utf8');
    expect(page).toBe(glossaryPage());
  });
});
