import type { Project } from '../project.ts';
import { type Finding, isNode, lineAt, type SourceFile, type SyntaxNode, walk } from '../source-file.ts';

const watched = /^(?:apps\/studio|packages\/ui)\/.+\.tsx?$/;
const readableNames = new Set([
  'alt',
  'aria-label',
  'cancelLabel',
  'confirmLabel',
  'consequence',
  'description',
  'errorMessage',
  'header',
  'hint',
  'label',
  'lead',
  'message',
  'note',
  'placeholder',
  'saveLabel',
  'submitLabel',
  'title',
]);
const wordPattern = /\p{L}{2}/u;
// Addresses and beginnings of keys are the same in every language.
const codePattern = /^(?:https?:\/\/\S*|[a-z]+_[a-z_]*…)$/;

/**
 * Every text that people read in the studio is a message by key: no literal text between tags, in readable
 * attributes or fields.
 */
export function checkLiteralTexts({ files }: Project): Finding[] {
  return files.filter(({ path }) => watched.test(path) && !path.includes('.test.')).flatMap(literalsOf);
}

function literalsOf(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (node: SyntaxNode, text: string) =>
    findings.push({
      rule: 'literal-texts',
      path: file.path,
      line: lineAt(file, node.start),
      problem: `“${text.trim().slice(0, 40)}” is no message by key`,
    });
  walk(file.tree, (node, parent) => {
    if (node.type === 'JSXText' && isWords(node.value)) report(node, node.value);
    for (const [literal, text] of shownLiterals(readableValue(node)))
      if (isWords(text)) report(literal, text);
    for (const [literal, text] of shownLiterals(childValue(node, parent)))
      if (isWords(text)) report(literal, text);
  });
  return findings;
}

/** The expression between two tags. */
function childValue(node: SyntaxNode, parent: SyntaxNode | undefined): unknown {
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  return isChild && node.type === 'JSXExpressionContainer' ? node.expression : undefined;
}

/** The value of an attribute or field that people read. */
function readableValue(node: SyntaxNode): unknown {
  if (node.type === 'JSXAttribute') {
    if (!isReadable(node.name)) return undefined;
    return isNode(node.value) && node.value.type === 'JSXExpressionContainer'
      ? node.value.expression
      : node.value;
  }
  return node.type === 'Property' && isReadable(node.key) ? node.value : undefined;
}

function isReadable(name: unknown): boolean {
  if (!isNode(name)) return false;
  return readableNames.has(String(name.name ?? name.value));
}

/** Literals that a value comes to: itself, or one of its choices. */
function shownLiterals(node: unknown): (readonly [SyntaxNode, string])[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node, node.value]] : [];
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as readonly SyntaxNode[]).map(
      ({ value }) => (value as { cooked: string }).cooked,
    );
    return [[node, parts.join(' ')]];
  }
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(shownLiterals);
  if (node.type === 'LogicalExpression') return shownLiterals(node.right);
  return [];
}

function isWords(text: unknown): text is string {
  return typeof text === 'string' && wordPattern.test(text) && !codePattern.test(text);
}
