import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packs = join(dirname(createRequire(import.meta.url).resolve('@phensley/cldr/package.json')), 'packs');

/** The locale pack of a language from the installed CLDR data; null where there is none. */
export function readPack(language: string): string | null {
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  try {
    return readFileSync(join(packs, `${language}.json`), 'utf8');
  } catch {
    return null;
  }
}
