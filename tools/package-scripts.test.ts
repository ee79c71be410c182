import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Files of our own that a command names. */
function filesOf(command: string): string[] {
  return command.split(' ').filter((word) => /\.(?:ts|mjs)$/.test(word));
}

describe('scripts of the package', () => {
  it.each(Object.entries(scripts))('%s names files that exist', (_, command) => {
    expect(filesOf(command)).not.toEqual([]);
    expect(filesOf(command).filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('are all that the README and the guide for contributors name', () => {
    const text = ['README.md', 'CONTRIBUTING.md']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join();
    const names = [...text.matchAll(/npm run (?:-s )?([a-z-]+)/g)].map((match) => match[1] ?? '');
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
