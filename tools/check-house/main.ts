import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHouse } from './check-house.ts';
import { renewTable } from './import-table.ts';
import { knownFindings } from './known-findings.data.ts';
import { freshFindings, keyOf, shortenedList } from './known-findings.ts';
import { readProject } from './project.ts';

const projectFolder = join(import.meta.dirname, '../..');

/**
 * Prints the findings that are not known, or with `--all` every one. `--write` renews the import table of
 * ARCHITECTURE.md and takes from the list of known findings what is mended.
 */
function main(args: readonly string[]): number {
  const findings = checkHouse(readProject(projectFolder));
  const fresh = new Set(freshFindings(findings, knownFindings));
  if (args.includes('--write')) {
    rewrite('ARCHITECTURE.md', renewTable);
    rewrite('tools/check-house/known-findings.data.ts', (text) => shortenedList(text, findings));
  }
  const shown = findings.filter((finding) => args.includes('--all') || fresh.has(keyOf(finding)));
  for (const { rule, path, line, problem } of shown) console.log(`${path}:${line}  ${rule}: ${problem}`);
  const known = findings.length === 0 ? '' : ` ${findings.length} findings are known.`;
  console.log(fresh.size === 0 ? `The house is in order.${known}` : `New findings: ${[...fresh].join(', ')}`);
  return fresh.size === 0 ? 0 : 1;
}

function rewrite(path: string, change: (text: string) => string): void {
  const file = join(projectFolder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

process.exit(main(process.argv.slice(2)));
