import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { tagTable } from '@veranda/render/tags/tags.data';
import { ERROR_EXAMPLES } from '@veranda/template/error-examples.data';
import { ERROR_TABLE, type ErrorCode } from '@veranda/template/errors.data';
import { coreFormatters } from '@veranda/template/formatters/all';
import { INSTRUCTION_TABLE } from '@veranda/template/instructions.data';
import { LIMIT_TABLE } from '@veranda/template/limits';
import { corePredicates } from '@veranda/template/predicates/core';
import type { ArgsRule, Example } from '@veranda/template/registry';
import { code, exampleText, fenced } from './example-text.ts';
import { introduction } from './introduction.data.ts';
import { limitExamples } from './limit-examples.data.ts';

interface Entry {
  readonly name: string;
  readonly summary: string;
  readonly args?: ArgsRule;
  readonly example?: Example;
}

/** The reference of the template language, from the tables that run. */
export function referencePage(): string {
  const formatters = [...coreFormatters, ...siteFormatters];
  const predicates = [...corePredicates, ...sitePredicates];
  const parts = [
    introduction,
    '## Instructions',
    ...INSTRUCTION_TABLE.flatMap(({ name, syntax, summary, example }) => [
      `### ${name}`,
      `${code(syntax)}\n\n${summary}`,
      exampleText(example),
    ]),
    '## Formatters',
    'A formatter stands behind a `|` and changes the value before it. Without a note it takes what arguments it is given.',
    ...formatters.flatMap(({ name, formatters: rows }) => [
      `### Formatters: ${name}`,
      ...rows.map(entryText),
    ]),
    '## Predicates',
    'A predicate opens a block, `{.name? …}…{.or}…{.end}`, and tests the current node.',
    ...predicates.flatMap(({ name, predicates: rows }) => [
      `### Predicates: ${name}`,
      ...rows.map(entryText),
    ]),
    '## Errors',
    'An error costs the tag that it happens in and nothing else: a wrong tag stays as text, and the page goes on.',
    Object.keys(ERROR_TABLE)
      .map((name) => errorText(name as ErrorCode))
      .join('\n'),
    '## Limits',
    'They hold in every rendering. Each example reaches its limit when that is lowered.',
    ...LIMIT_TABLE.map(({ key, value, meaning }) => limitText(key, value, meaning)),
    '## Tags of the platform',
    'They are resolved when the template has run. Their bodies are lifted out before it runs, and run with the context of their tag.',
    ...tagTable.map(({ name, syntax, summary }) => `**${name}** — ${summary}\n\n${fenced(syntax)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function entryText({ name, summary, args, example }: Entry): string {
  const text = `**${name}** — ${summary}${argumentsText(args)}`;
  return example === undefined ? text : `${text}\n\n${exampleText(example)}`;
}

function argumentsText(args: ArgsRule | undefined): string {
  const { min = 0, max } = args ?? {};
  if (args === undefined || (min === 0 && max === undefined)) return '';
  const count = max === undefined ? `at least ${min}` : min === max ? `${min}` : `${min} to ${max}`;
  return ` Arguments: ${count}.`;
}

function errorText(name: ErrorCode): string {
  const { kind, message } = ERROR_TABLE[name];
  const example = ERROR_EXAMPLES[name];
  return `- **${name}** (${kind}) — ${code(message)}${example === undefined ? '' : `. As in ${code(example)}`}`;
}

function limitText(key: string, value: number, meaning: string): string {
  const example = limitExamples[key];
  const shown =
    example === undefined
      ? ''
      : ` With ${code(key)} at ${example.value}, ${code(example.template)} ends with \`${example.code}\`.`;
  return `**${key}** — ${meaning} ${value.toLocaleString('en-US')}.${shown}`;
}
