import type { Node } from '@veranda/template/1-parse/tree';
import { splitArgs } from '@veranda/template/registry';

/** A partial that a tag runs, and the error when there is none of that name. */
interface NamedPartial {
  readonly name: string;
  readonly missing: 'APPLY_PARTIAL_MISSING' | 'INCLUDE_PARTIAL_MISSING';
}

/** The partial that a node of a template runs, or null. */
export function namedPartial(node: Node): NamedPartial | null {
  if (node.kind === 'include') return { name: node.name, missing: 'INCLUDE_PARTIAL_MISSING' };
  const calls = 'formatters' in node ? node.formatters : [];
  const name = splitArgs(calls.find((call) => call.name === 'apply')?.raw ?? '').words[0];
  return name === undefined ? null : { name, missing: 'APPLY_PARTIAL_MISSING' };
}

/** The nodes inside a node: its body, what is between its turns, and what follows its `.or`. */
export function childrenOf(node: Node): readonly Node[] {
  if (!('body' in node)) return [];
  const between = 'between' in node ? (node.between ?? []) : [];
  const otherwise = 'otherwise' in node ? (node.otherwise ?? []) : [];
  return [...node.body, ...between, ...otherwise];
}

/** The macros that templates define: a partial of their name may be theirs. */
export function macrosOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === 'macro' ? [node.name] : []),
    ...macrosOf(childrenOf(node)),
  ]);
}
