import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tweaksOf } from '@veranda/domain/design/tweaks';
import { describe, expect, it } from 'vitest';

const sheets = globSync('*/styles/tweaks.less', { cwd: import.meta.dirname });

describe.each(sheets)('the settings in %s', (path) => {
  it('are all read, each with a title and a known type', () => {
    const sheet = readFileSync(join(import.meta.dirname, path), 'utf8');
    const tweaks = tweaksOf(sheet);
    expect(tweaks).toHaveLength(sheet.match(/\btweak:/g)?.length ?? 0);
    expect(tweaks.filter(({ type, title }) => type === 'other' || title === '')).toEqual([]);
  });
});
