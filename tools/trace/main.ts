import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allStatements } from './all-statements.ts';
import { readTests } from './read-tests.ts';
import { deadCitations, trace } from './trace.ts';
import { tracePage } from './trace-page.ts';

const projectFolder = join(import.meta.dirname, '../..');

function main(args: readonly string[]): number {
  const tests = readTests(projectFolder);
  const traced = trace(allStatements, tests);
  const covered = traced.filter(({ provenIn }) => provenIn.length > 0).map(({ name }) => name);
  const missing = traced.filter(({ provenIn }) => provenIn.length === 0).map(({ name }) => name);
  if (args.includes('--json')) {
    console.log(JSON.stringify({ covered, missing }, null, 2));
    return 0;
  }
  const page = join(projectFolder, 'docs/reference/trace.md');
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, tracePage(traced));
  console.log(`${covered.length} of ${traced.length} statements are named by tests: docs/reference/trace.md`);
  const dead = deadCitations(allStatements, tests);
  for (const { path, citation } of dead) console.log(`${path} cites what is in no list: ${citation}`);
  return dead.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
