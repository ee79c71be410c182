import type { Plugin } from 'vite';

const schemas: ReadonlySet<string> = new Set(['params', 'query', 'body', 'response']);

/** The fields of a syntax tree's node that are read here (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly key?: { readonly name?: string };
  readonly argument?: { readonly property?: { readonly name?: string } };
}

/**
 * A plugin of Vite for contracts: a browser makes their calls by name, method and path, and checks no shape. The schemas
 * of endpoints are left out, and what a module computes only for them is dropped with the library behind it.
 */
export const contractsWithoutSchemas: Plugin = {
  name: 'contracts-without-schemas',
  enforce: 'post',
  transform(code, id) {
    if (!/\/packages\/contracts\/[\w-]+\.ts$/.test(id)) return null;
    return { code: withoutSchemas(code, this.parse(code)), moduleSideEffects: false, map: null };
  },
};

interface Edit {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

function withoutSchemas(code: string, program: unknown): string {
  const edits: Edit[] = [];
  visit(program, (node, isOfEndpoint) => {
    const edit = editOf(node, isOfEndpoint);
    if (edit) edits.push(edit);
    return edit === null || edit.at === edit.until;
  });
  let text = '';
  let from = 0;
  for (const { at, until, text: instead } of edits) {
    text += code.slice(from, at) + instead;
    from = until;
  }
  return text + code.slice(from);
}

function editOf({ type, key, argument, start, end }: Node, isOfEndpoint: boolean): Edit | null {
  const name = key?.name ?? '';
  if (isOfEndpoint && type === 'Property' && schemas.has(name))
    return { at: start, until: end, text: `${name}: undefined` };
  // Fields that a schema takes from another one: reading them could have an effect, and would keep both.
  if (type === 'SpreadElement' && argument?.property?.name === 'properties')
    return { at: start, until: end, text: '...{}' };
  // No call outside a function has an effect: none is kept for its own sake.
  return type === 'CallExpression' ? { at: start, until: start, text: '/*#__PURE__*/ ' } : null;
}

/** Visits what is evaluated with the module, in its order; `take` says whether the parts of a node are visited too. */
function visit(
  node: unknown,
  take: (node: Node, isOfEndpoint: boolean) => boolean,
  isOfEndpoint = false,
): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, take, isOfEndpoint);
    return;
  }
  if (!isNode(node) || /Function/.test(node.type) || !take(node, isOfEndpoint)) return;
  const isEndpoint = node.type === 'CallExpression' && node.callee?.name === 'endpoint';
  const goesOn = isEndpoint || (isOfEndpoint && node.type === 'ObjectExpression');
  for (const part of Object.values(node)) visit(part, take, goesOn);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
