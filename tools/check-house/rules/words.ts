import { bannedWords } from '../banned-words.data.ts';
import type { Project } from '../project.ts';
import { type Finding, isNode, lineAt, type SourceFile, type SyntaxNode, walk } from '../source-file.ts';

const declarations = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclarator',
]);

/** No file and no declaration is named by a word that was given up for the one of the field. */
export function checkWords({ files }: Project): Finding[] {
  return files.flatMap((file) => [...pathFindings(file), ...declarationFindings(file)]);
}

function pathFindings({ path }: SourceFile): Finding[] {
  return path
    .split('/')
    .map((part) => problemOf(part.replace(/\..*$/, '')))
    .filter((problem) => problem !== undefined)
    .map((problem) => ({ rule: 'words', path, line: 1, problem }));
}

function declarationFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(file.tree, (node) => {
    const problem = declarations.has(node.type) ? problemOf(nameOf(node)) : undefined;
    if (problem) findings.push({ rule: 'words', path: file.path, line: lineAt(file, node.start), problem });
  });
  return findings;
}

function nameOf({ id }: SyntaxNode): string {
  return isNode(id) && typeof id.name === 'string' ? id.name : '';
}

function problemOf(name: string): string | undefined {
  const kebab = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  const [word, better] =
    Object.entries(bannedWords).find(([banned]) => `-${kebab}-`.includes(`-${banned}-`)) ?? [];
  return word && `${name}: not “${word}” but ${better}`;
}
