import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withClaim } from './shared-claim.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veranda-claim-'));
  file = join(folder, 'picture.claim');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('work that processes share', () => {
  it('is done by one at a time, and leaves no claim', async () => {
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withClaim(file, work)));
    expect([most, readdirSync(folder)]).toEqual([1, []]);
  });

  it('gives the claim back when it fails', async () => {
    await expect(withClaim(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(existsSync(file)).toBe(false);
  });

  it('goes on after a process that ended with its claim', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(ended.pid));
    expect(await withClaim(file, async () => 'done')).toBe('done');
  });

  it('goes on after a claim whose number another process has by now', async () => {
    writeFileSync(file, String(process.pid));
    utimesSync(file, 0, Date.now() / 1000 - 601);
    expect(await withClaim(file, async () => 'done')).toBe('done');
  });
});
