import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFindings } from './known-findings.data.ts';
import { lintFixtures } from './fixtures.data.ts';

const projectFolder = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'veranda-lint-'));
const bin = join(projectFolder, 'node_modules/.bin');
let found: Map<string, string[]>;

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
}

beforeAll(() => {
  for (const [rule, text] of Object.entries(lintFixtures)) writeFileSync(join(folder, `${rule}.ts`), text);
  const tsconfig = {
    compilerOptions: { strict: true, target: 'ES2024', module: 'ESNext' },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  // The project's rules without its list of folders to pass over: the fixtures lie in one of them.
  const rules = JSON.stringify({ ...projectRules(), ignorePatterns: [] });
  writeFileSync(join(folder, 'rules.json'), rules);
  const diagnostics = lint(['-c', join(folder, 'rules.json'), folder]);
  found = new Map();
  for (const { filename, code } of diagnostics) {
    const file = filename.slice(filename.lastIndexOf('/') + 1);
    found.set(file, [...(found.get(file) ?? []), code]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(Object.keys(lintFixtures))('finds what breaks %s', (rule) => {
    expect(found.get(`${rule}.ts`)?.some((code) => code.includes(`(${rule})`))).toBe(true);
  });

  it('finds nothing in the project that the list of known findings does not hold', {
    timeout: 600_000,
  }, () => {
    const counts = new Map<string, number>();
    for (const { filename, code } of lint([])) {
      const key = `${filename} ${code}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts].filter(([key, count]) => count > (knownFindings[key] ?? 0))).toEqual([]);
  });
});

describe('the formatter', () => {
  it('would change nothing in the project', () => {
    const { status, stdout, stderr } = spawnSync(join(bin, 'biome'), ['format', '--colors=off'], {
      cwd: projectFolder,
      encoding: 'utf8',
    });
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  });
});

function lint(args: readonly string[]): Diagnostic[] {
  const { stdout } = spawnSync(join(bin, 'oxlint'), ['--type-aware', '--type-check', '-f', 'json', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout).diagnostics;
}

function projectRules(): object {
  return JSON.parse(readFileSync(join(projectFolder, '.oxlintrc.json'), 'utf8'));
}
