import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [2, '2 orders'],
    [1204, '1,204 orders'],
  ])('says %d as %s', (count, words) => {
    expect(counted(count, 'order')).toBe(words);
  });

  it('takes a plural that is not the noun with an s', () => {
    expect(counted(1, 'person', 'people')).toBe('1 person');
    expect(counted(3, 'person', 'people')).toBe('3 people');
  });
});

// A count before a plural noun, in a line that has no case for one.
const uncased =
  /\$\{(?:String\()?[\w.]*(?:count|total|products|orders|pages|items|answers|members|files|days)\)?\} (?!of\b|more\b|left\b|waiting\b|new\b)[a-z]+s\b/i;

describe('the sentences of the studio', () => {
  it('have no count before a plural noun without a case for one', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|^dist/.test(path),
    );
    const found = files.flatMap((path) =>
      readFileSync(join(import.meta.dirname, path), 'utf8')
        .split('\n')
        .filter((line) => uncased.test(line) && !/ (?:===|>) 1 \?|after \$\{|: null;/i.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
