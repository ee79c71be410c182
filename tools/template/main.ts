import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkTheme } from './check-theme.ts';
import { type Finding, printFinding } from './finding.ts';
import { renderFile } from './render-file.ts';
import { describeFailure, runCases, type TemplateCase } from './run-cases.ts';

const usage = `npm run template -- check <folder>
npm run template -- render <file> [--context ctx.json] [--partials folder|file.json] [--locale en-US] [--now milliseconds]
npm run template -- cases <file.json>`;

const options = {
  context: { type: 'string' },
  partials: { type: 'string' },
  locale: { type: 'string' },
  now: { type: 'string' },
} as const;

/**
 * Does what the arguments ask for; gives the exit code: 1 when there are errors, 2 when it was asked wrongly.
 */
async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, path] = positionals;
  if (path !== undefined && command === 'check') return report(await checkTheme(path), console.log);
  if (path !== undefined && command === 'render') {
    const { output, findings } = renderFile(path, values);
    process.stdout.write(output);
    return report(findings, console.error);
  }
  if (path !== undefined && command === 'cases') {
    const { passed, failures } = runCases(JSON.parse(readFileSync(path, 'utf8')) as readonly TemplateCase[]);
    for (const failure of failures) console.error(describeFailure(failure));
    console.log(JSON.stringify({ passed, failed: failures.length, failures: failures.map(({ id }) => id) }));
    return failures.length === 0 ? 0 : 1;
  }
  console.error(usage);
  return 2;
}

function report(findings: readonly Finding[], print: (line: string) => void): number {
  for (const finding of findings) print(printFinding(finding));
  return findings.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 2;
  },
);
