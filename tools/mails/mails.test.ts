import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import { studioMailKinds } from '@veranda/server/services/sites/mails/studio-mail';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
// As tools/run.mjs starts it: with the import of templates as texts.
const tool = ['--import', join(import.meta.dirname, '../preload.mjs'), join(import.meta.dirname, 'main.ts')];

describe('npm run mails', () => {
  it('writes every mail of a theme in a language, drawn and as text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veranda-mails-'));
    await run(process.execPath, [...tool, folder, 'overdub', 'de-DE']);
    const files = readdirSync(folder);
    expect(files.length).toBe(2 * (allMailKinds.length + studioMailKinds.length));
    expect(readFileSync(join(folder, 'order-confirmation.html'), 'utf8')).toContain('lang="de"');
    expect(readFileSync(join(folder, 'gift-card.txt'), 'utf8')).toContain('Gutschein');
    // The accent of the theme colours its mails.
    expect(readFileSync(join(folder, 'gift-card.html'), 'utf8')).toContain('#d7ff3e');
    rmSync(folder, { recursive: true });
  }, 20_000);

  it('says how it is used when no folder is named', async () => {
    await expect(run(process.execPath, tool)).rejects.toMatchObject({ code: 2 });
  }, 20_000);
});
