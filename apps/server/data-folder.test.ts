import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crumbKeys, prepareDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'veranda-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('keeps the keys made at first start for its owner alone, and finds them again', () => {
    const first = crumbKeys(undefined, folder);
    expect(crumbKeys(undefined, folder)).toEqual(first);
    expect(first[0]?.key).toHaveLength(32);
    expect(statSync(join(folder, 'crumb-keys')).mode & 0o777).toBe(0o600);
  });

  it('takes the keys of the environment when they are given', () => {
    const key = Buffer.alloc(32, 7).toString('base64url');
    expect(crumbKeys(`b:${key},a:${key}`, folder).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('refuses a key that is too short', () => {
    expect(() => crumbKeys('a:c2hvcnQ', folder)).toThrow('CRUMB_KEYS must be');
  });

  it('is refused in one sentence where a file is in its place', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => prepareDataFolder(join(folder, 'file'))).toThrow('a file stands in its place');
  });
});
