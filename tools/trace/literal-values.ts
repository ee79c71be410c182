import { isNode, type SyntaxNode, walk } from '../check-house/source-file.ts';

/**
 * A row of a test's table, as far as it is written out: cells in order, and by key when the row is an object.
 */
export interface Row {
  readonly values: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

/** Constants of a file by name. */
type Constants = ReadonlyMap<string, SyntaxNode>;

/** Value that only running tells. */
const unknown = '…';

/** The constants that a file declares, wherever it does. */
export function constantsOf(tree: SyntaxNode): Constants {
  const found = new Map<string, SyntaxNode>();
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return;
    if (node.id.type === 'Identifier') found.set(String(node.id.name), node.init);
  });
  return found;
}

/** The texts that an expression may be: one, or each of a choice's. */
export function textsOf(node: SyntaxNode, constants: Constants): string[] {
  const plain = bare(node);
  if (plain.type === 'Literal') return [String(plain.value)];
  if (plain.type === 'TemplateLiteral') return [templateText(plain, constants)];
  if (plain.type === 'BinaryExpression' && isNode(plain.left) && isNode(plain.right)) {
    const right = textsOf(plain.right, constants);
    return textsOf(plain.left, constants).flatMap((start) => right.map((end) => start + end));
  }
  if (plain.type === 'Identifier') {
    const value = constants.get(String(plain.name));
    return value && value !== node && bare(value).type === 'Literal' ? textsOf(value, constants) : [unknown];
  }
  return [unknown];
}

/** The rows of a table that is written out in the file; undefined for one that is made or imported. */
export function rowsOf(node: SyntaxNode, constants: Constants): Row[] | undefined {
  const plain = bare(node);
  if (plain.type === 'Identifier') {
    const value = constants.get(String(plain.name));
    return value && bare(value).type === 'ArrayExpression' ? rowsOf(value, constants) : undefined;
  }
  if (plain.type !== 'ArrayExpression') return undefined;
  return (plain.elements as unknown[]).filter(isNode).map((element) => rowOf(bare(element), constants));
}

function rowOf(node: SyntaxNode, constants: Constants): Row {
  const text = (value: unknown) => (isNode(value) ? (textsOf(value, constants)[0] ?? unknown) : unknown);
  if (node.type === 'ArrayExpression') return { values: (node.elements as unknown[]).map(text), fields: {} };
  if (node.type !== 'ObjectExpression') return { values: [text(node)], fields: {} };
  const pairs = (node.properties as unknown[]).filter(isNode).flatMap((property) => {
    const { key, value } = property;
    return isNode(key) ? [[String(key.name ?? key.value), text(value)] as const] : [];
  });
  return { values: [], fields: Object.fromEntries(pairs) };
}

function templateText(node: SyntaxNode, constants: Constants): string {
  const texts = (node.quasis as SyntaxNode[]).map((part) => (part.value as { cooked: string }).cooked);
  const values = (node.expressions as SyntaxNode[]).map((value) => textsOf(value, constants)[0] ?? unknown);
  return texts.map((text, index) => text + (values[index] ?? '')).join('');
}

// Without `as const`, `satisfies …` and brackets.
function bare(node: SyntaxNode): SyntaxNode {
  const wraps = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'];
  return wraps.includes(node.type) && isNode(node.expression) ? bare(node.expression) : node;
}
