import { glossary, type GlossaryTerm } from './glossary.data.ts';

/** `docs/reference/glossary.md`, as Markdown. */
export function glossaryPage(): string {
  const rows = glossary.map(rowOf).join('\n');
  return `# Glossary

One word for one thing, in code, wire, interface and docs. Made by \`npm run reference\` from \`tools/reference/glossary.data.ts\`.

| term | meaning | defined in | other names |
|---|---|---|---|
${rows}
`;
}

function rowOf({ term, meaning, where, otherNames = [] }: GlossaryTerm): string {
  const places = where.map((path) => `\`${path}\``).join(', ');
  return `| **${term}** | ${meaning} | ${places} | ${otherNames.join('; ')} |`;
}
