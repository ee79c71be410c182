import type { TracedStatement } from './trace.ts';

const introduction = `# The specification and its tests

Every statement of the two documents and of the tables of decisions beside them, in our own words, with the tests
whose names cite it. Made by \`npm run trace\` from \`tools/trace/statements\` and the
source of the tests; not written by hand. A test cites a statement by holding its name,
\`storefront §5 quantity: whole numbers only\`, in its own.
`;

/** The page \`docs/reference/trace.md\`. */
export function tracePage(statements: readonly TracedStatement[]): string {
  const sections = Map.groupBy(statements, ({ document, section }) => `${document} §${section}`);
  const rows = [...sections].map(([title, all]) => `| ${title} | ${provenOf(all)} | ${all.length} |`);
  const total = `| all | ${provenOf(statements)} | ${statements.length} |`;
  return [
    introduction,
    ['| section | named by a test | statements |', '|---|---|---|', ...rows, total].join('\n'),
    ...[...sections].map(([title, all]) => sectionText(title, all)),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionText(title: string, statements: readonly TracedStatement[]): string {
  const missing = statements.filter(({ provenIn }) => provenIn.length === 0);
  const proven = statements.filter(({ provenIn }) => provenIn.length > 0);
  return [
    `## ${title}`,
    ...proven.map(
      ({ name, provenIn }) => `- [x] ${shortName(name)} · ${provenIn.map((path) => `\`${path}\``).join(' ')}`,
    ),
    ...missing.map(({ name }) => `- [ ] ${shortName(name)}`),
  ].join('\n');
}

function shortName(name: string): string {
  return name.replace(/^\w+ §[\w-]+ /, '').replaceAll('<', '&lt;');
}

function provenOf(statements: readonly TracedStatement[]): number {
  return statements.filter(({ provenIn }) => provenIn.length > 0).length;
}
