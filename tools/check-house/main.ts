import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHouse, freshFindings } from './check-house.ts';
import { renewTable } from './import-table.ts';
import { readProject } from './project.ts';

const projectFolder = join(import.meta.dirname, '../..');

function main(args: readonly string[]): number {
  const architecture = join(projectFolder, 'ARCHITECTURE.md');
  const text = readFileSync(architecture, 'utf8');
  if (args.includes('--write')) writeFileSync(architecture, renewTable(text));
  else if (renewTable(text) !== text)
    console.log('ARCHITECTURE.md shows an old import table: npm run check-house -- --write');
  const findings = checkHouse(readProject(projectFolder));
  for (const { rule, path, line, problem } of findings) console.log(`${path}:${line}  ${rule}: ${problem}`);
  const fresh = freshFindings(findings);
  const known = findings.length === 0 ? '' : ` ${findings.length} findings are known.`;
  console.log(fresh.length === 0 ? `The house is in order.${known}` : `New findings: ${fresh.join(', ')}`);
  return fresh.length === 0 ? 0 : 1;
}

process.exit(main(process.argv.slice(2)));
