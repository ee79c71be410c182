import type { Project, TextFile } from '../project.ts';
import type { Finding } from '../source-file.ts';

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

// Programs that are started by another name, and what an option of another program asks for.
const named: Readonly<Record<string, string>> = {
  '@biomejs/biome': "'biome'",
  'oxlint-tsgolint': "'--type-aware'",
};

/** Every library that a manifest asks for is named by a file: imported, read as a file, or started as a program. */
export function checkDependencies({ files, scripts, manifests }: Project): Finding[] {
  const texts = [...files, ...scripts].map(({ text }) => text);
  return manifests.flatMap((manifest) => {
    const names = namesOf(manifest);
    return names
      .filter((name) => !texts.some((text) => isNamed(text, name)) && !isTypesOfAnother(name, names))
      .map((name) => ({
        rule: 'dependencies',
        path: manifest.path,
        line: manifest.text.slice(0, manifest.text.indexOf(`"${name}"`)).split('\n').length,
        problem: `nothing uses ${name}`,
      }));
  });
}

function namesOf({ text }: TextFile): string[] {
  const manifest: Readonly<Record<string, object | undefined>> = JSON.parse(text);
  return groups.flatMap((group) => Object.keys(manifest[group] ?? {}));
}

function isNamed(text: string, name: string): boolean {
  const words = named[name] ?? name;
  return text.includes(words) || firstPartsOf(words).some((part) => text.includes(`${part}\${`));
}

// What stands before a part that is filled in where one of several is chosen: `@fontsource/${face}`,
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
