import type { Project } from '../project.ts';
import { type Finding, lineAt, type SourceFile, type SyntaxNode } from '../source-file.ts';

// Tools that read a default export and nothing else.
const demanded = /(^|\/)(vite|vitest)\.config\.ts$|^tests\/support\/[a-z-]+-setup\.ts$/;

/**
 * No default exports, except where a tool demands one, and no barrels: files that only pass on what others
 * export.
 */
export function checkExports({ files }: Project): Finding[] {
  return files.flatMap((file) => [...defaultExports(file), ...barrels(file)]);
}

function defaultExports(file: SourceFile): Finding[] {
  if (demanded.test(file.path)) return [];
  return statements(file)
    .filter((node) => node.type === 'ExportDefaultDeclaration')
    .map((node) => ({
      rule: 'default-export',
      path: file.path,
      line: lineAt(file, node.start),
      problem: 'a default export',
    }));
}

function barrels(file: SourceFile): Finding[] {
  const passedOn = statements(file).filter(
    (node) => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source),
  );
  const onlyThat =
    passedOn.length > 0 &&
    passedOn.length === statements(file).filter((node) => node.type !== 'ImportDeclaration').length;
  const star = passedOn.find((node) => node.type === 'ExportAllDeclaration');
  if (!onlyThat && !star) return [];
  return [{ rule: 'barrel', path: file.path, line: 1, problem: 'a file that passes on what others export' }];
}

function statements(file: SourceFile): SyntaxNode[] {
  return file.tree.body as SyntaxNode[];
}
