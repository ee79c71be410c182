import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../shared/conformance/template/pages/wright');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe.skipIf(!existsSync(folder))('a real page (skipped where the shared data is absent)', () => {
  it('is rendered byte for byte, without an error', () => {
    const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
    const partials = new Map<string, string>(Object.entries(JSON.parse(read('partials.json'))));
    const { output, errors } = engine.render(read('page.html'), JSON.parse(read('context.json')), {
      partials,
    });
    expect(errors).toEqual([]);
    expect(output === read('expected.html')).toBe(true);
  });
});
