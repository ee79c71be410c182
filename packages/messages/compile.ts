import compile from 'icu-minify/compile';
import type { MessageTable } from './arguments.ts';
import type { CompiledMessage } from './format-message.ts';
import type { CompiledMessages } from './translator.ts';

// Brings the parser along: for servers, tests and the build. Browsers get what it has made
// (`tools/compiled-messages.ts`).

/** Compiles a table. @throws when a text is no ICU message */
export function compileMessages<const Table extends MessageTable>(table: Table): CompiledMessages<Table> {
  const entries = Object.entries(table).map(([key, text]) => [key, compile(text)] as const);
  return { messages: Object.fromEntries(entries) as Record<keyof Table & string, CompiledMessage> };
}

/** Compiles one text. @throws when it is no ICU message */
export function compileMessage(text: string): CompiledMessage {
  return compile(text);
}

/**
 * Compiles a text that an owner has written, in which only `{name}` of an argument means something: every
 * other character, braces and apostrophes too, is itself.
 */
export function compileOwnText(text: string, names: readonly string[]): CompiledMessage {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  const nodes = parts.map((part): string | [string] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && names.includes(name) ? [name] : part;
  });
  return nodes.some((node) => typeof node !== 'string') ? nodes : nodes.join('');
}

/** Names of the arguments of a compiled message, each once. */
export function argumentNames(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [];
  return [...new Set(message.flatMap(namesInNode))];
}

function namesInNode(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, branches] = node as [string, number | undefined, unknown];
  const inner = kind !== undefined && isBranches(branches) ? Object.values(branches) : [];
  return [name, ...inner.flatMap((branch) => (Array.isArray(branch) ? branch.flatMap(namesInNode) : []))];
}

function isBranches(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
