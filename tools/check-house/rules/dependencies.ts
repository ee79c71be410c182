import type { Project, TextFile } from '../project.ts';
import { type Finding, isTest } from '../source-file.ts';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

// Programs that are started by another name, and what an option of another program asks for.
const named: Readonly<Record<string, string>> = {
  '@biomejs/biome': "'biome'",
  'oxlint-tsgolint': "'--type-aware'",
};

/**
 * Every library that a manifest asks for is named by a file: imported, read as a file, or started as a
 * program. Packages that only tests, tools and benches name are development dependencies.
 */
export function checkDependencies({ files, scripts, manifests }: Project): Finding[] {
  const all = [...files, ...scripts];
  const product = [
    ...files.filter(({ path }) => !isTest(path) && !/^(tools|bench)\//.test(path)),
    ...scripts,
  ];
  return manifests.flatMap((manifest) => {
    const names = namesOf(manifest, groups);
    const unused = names.filter((name) => !isNamedIn(all, name) && !isTypesOfAnother(name, names));
    const ofTests = namesOf(manifest, manifest.path.startsWith('bench/') ? [] : ['dependencies']).filter(
      (name) => !unused.includes(name) && !isNamedIn(product, name) && !isTypesOfAnother(name, names),
    );
    return [
      ...unused.map((name) => finding(manifest, name, `nothing uses ${name}`)),
      ...ofTests.map((name) => finding(manifest, name, `${name} belongs to devDependencies`)),
    ];
  });
}

function finding({ path, text }: TextFile, name: string, problem: string): Finding {
  const line = text.slice(0, text.indexOf(`"${name}"`)).split('\n').length;
  return { rule: 'dependencies', path, line, problem };
}

function namesOf({ text }: TextFile, of: readonly string[]): string[] {
  const manifest: Readonly<Record<string, object | undefined>> = JSON.parse(text);
  return of.flatMap((group) => Object.keys(manifest[group] ?? {}));
}

function isNamedIn(files: readonly TextFile[], name: string): boolean {
  return files.some(({ text }) => isNamed(text, name));
}

// As a text of its own, a path below it or one through `node_modules`; a word of a sentence is none.
function isNamed(text: string, name: string): boolean {
  const words = named[name];
  if (words) return text.includes(words);
  const quoted = new RegExp(`(?:['"\`]|node_modules/)${name.replaceAll('.', '\\.')}['"\`/]`);
  return quoted.test(text) || firstPartsOf(name).some((part) => text.includes(`${part}\${`));
}

// Fixed part before a part that is filled in where one of several is chosen: `@fontsource/${face}`,
// `node-linux-${process.arch}`.
function firstPartsOf(name: string): string[] {
  return [...name.matchAll(/[/-]/g)]
    .map(({ index }) => name.slice(0, index + 1))
    .filter((part) => part.length > 4);
}

function isTypesOfAnother(name: string, names: readonly string[]): boolean {
  const typed = name.replace(/^@types\//, '').replace('__', '/');
  return typed !== name && (typed === 'node' || names.includes(typed));
}
