import type { Project } from '../project.ts';
import {
  type Finding,
  isNode,
  isTest,
  lineAt,
  type SourceFile,
  type SyntaxNode,
  walk,
} from '../source-file.ts';

// Folders in which rows are read. The answers of other services, which have names of their own like those of
// SQL, are read elsewhere.
const places = /^(packages\/(db|server|demo)|apps\/server|tests|bench)\//;
const foreignAnswers =
  /^packages\/server\/(platform\/(payments\/stripe|identity)\/|features\/(members\/fake-routes|payments\/connect-stripe)\.ts)/;

/**
 * Rows stay in `db`: a property is named `priceMinor`, never as SQL names its column, and nobody outside
 * imports the type of a row.
 */
export function checkColumnNames({ files }: Project): Finding[] {
  const columns = columnsOf(files);
  return files
    .filter(({ path }) => places.test(path) && !foreignAnswers.test(path))
    .flatMap((file) => [...readsByColumn(file, columns), ...importedRows(file)]);
}

/**
 * Names in SQL, to the names of their properties, of all columns that the tables of `db` list and that are
 * two words.
 */
function columnsOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  for (const file of files.filter(({ path }) => /^packages\/db\/.*tables\.ts$/.test(path)))
    walk(file.tree, (node) => {
      const name = node.type === 'TSPropertySignature' ? nameOf(node.key) : '';
      const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      if (column !== name) columns.set(column, name);
    });
  return columns;
}

function readsByColumn(file: SourceFile, columns: ReadonlyMap<string, string>): Finding[] {
  const findings: Finding[] = [];
  walk(file.tree, (node, parent) => {
    const column = readName(node, parent);
    const property = column && columns.get(column);
    if (property)
      findings.push({
        rule: 'column-names',
        path: file.path,
        line: lineAt(file, node.start),
        problem: `the property of the column ${column} is ${property}`,
      });
  });
  return findings;
}

/** Name that a member access, a pattern or the type of an object has for a property. */
function readName(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  if (node.type === 'MemberExpression' && node.computed !== true) return nameOf(node.property);
  if (node.type === 'TSPropertySignature') return nameOf(node.key);
  return node.type === 'Property' && parent?.type === 'ObjectPattern' ? nameOf(node.key) : '';
}

function importedRows(file: SourceFile): Finding[] {
  if (file.path.startsWith('packages/db/') || isTest(file.path)) return [];
  return file.imports
    .filter(({ from }) => from.startsWith('@veranda/db/'))
    .flatMap(({ names, at }) =>
      names
        .filter((name) => /Row$/.test(name) && /^[A-Z]/.test(name))
        .map((name) => ({
          rule: 'column-names',
          path: file.path,
          line: lineAt(file, at),
          problem: `${name}: rows stay in db, which gives records and values of the domain`,
        })),
    );
}

function nameOf(key: unknown): string {
  return isNode(key) && key.type === 'Identifier' && typeof key.name === 'string' ? key.name : '';
}
