import type { Project } from '../project.ts';
import type { Finding } from '../source-file.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|e2e|data|test-data|config|worker))*\.ts$/;
const pascal = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const entries = new Set(['main.tsx', 'routes.tsx']);
const forbidden = /(^|\/)(utils?|helpers?|common|misc|types|manager)(\.[a-z]+)*(\/|$)/;

/** Files in kebab-case, a component's file in PascalCase, and no name that says nothing. */
export function checkNames({ files }: Project): Finding[] {
  return files.flatMap(({ path }) => {
    const problem = problemOf(path);
    return problem ? [{ rule: 'names', path, line: 1, problem }] : [];
  });
}

function problemOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const word = forbidden.exec(path)?.[2];
  if (word) return `the name ${word} says nothing`;
  if (name.endsWith('.tsx'))
    return pascal.test(name) || entries.has(name) ? undefined : 'a component’s file is PascalCase.tsx';
  return kebab.test(name) ? undefined : 'a file is kebab-case.ts';
}
