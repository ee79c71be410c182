import { posix } from 'node:path';
import { libraryOwners, walls } from '../import-table.data.ts';
import type { Project } from '../project.ts';
import { type Finding, homeOf, type ImportLine, isTest, lineAt, type SourceFile } from '../source-file.ts';

const wallOf = new Map(walls.map((wall) => [wall.name, wall]));

/** The import table: who may import whom, and which libraries belong to whom. Tests are outside the walls. */
export function checkWalls({ files }: Project): Finding[] {
  return files
    .filter((file) => /^(packages|apps)\//.test(file.path) && !isTest(file.path))
    .flatMap((file) =>
      file.imports.flatMap((line) => problemsOf(file, line).map((problem) => finding(file, line, problem))),
    );
}

function problemsOf(file: SourceFile, { from }: ImportLine): string[] {
  const home = homeOf(file.path);
  const target = targetOf(file.path, from);
  if (target && isTest(target.endsWith('.ts') ? target : `${target}.ts`))
    return ['the product needs no test'];
  if (target?.startsWith('@')) return ownImport(file.path, target.slice(1));
  const library = from.startsWith('node:') ? undefined : from.split('/')[0];
  const owners = library ? libraryOwners[library] : undefined;
  if (owners && !owners.includes(home)) return [`${library} belongs to ${owners.join(', ')}`];
  if (from.startsWith('node:') && wallOf.get(home)?.world !== 'Node' && !file.path.endsWith('.config.ts')) {
    return [`${home} lives without Node, so not with ${from}`];
  }
  return [];
}

function ownImport(path: string, target: string): string[] {
  const [area, other] = [areaOf(path), areaOf(target)];
  const allowed = wallOf.get(area)?.mayImport ?? [];
  const place = placeOf(target);
  if (area !== other && !allowed.some((name) => isWithin(place, name)))
    return [`${area} may not import ${allowed.some((name) => isWithin(name, other)) ? place : other}`];
  const [mine, theirs] = [featureOf(path), featureOf(target)];
  if (mine && theirs && mine !== theirs) return [`the feature ${mine} may not import the feature ${theirs}`];
  return [];
}

/** The row of the table that a file is under: the longest name that its path begins with. */
function areaOf(path: string): string {
  const place = placeOf(path);
  const names = walls.map(({ name }) => name).filter((name) => isWithin(place, name));
  return names.sort((one, other) => other.length - one.length)[0] ?? homeOf(path);
}

function placeOf(path: string): string {
  return path.replace(/^packages\//, '');
}

function isWithin(place: string, name: string): boolean {
  return place === name || place.startsWith(`${name}/`);
}

// '@' marks a file of ours; its path follows.
function targetOf(path: string, from: string): string | undefined {
  if (from.startsWith('.')) return `@${posix.join(posix.dirname(path), from)}`;
  if (from.startsWith('@veranda/')) return `@packages/${from.slice('@veranda/'.length)}`;
  return undefined;
}

function featureOf(path: string): string | undefined {
  return /^packages\/server\/features\/([^/]+)\//.exec(path)?.[1];
}

function finding(file: SourceFile, line: ImportLine, problem: string): Finding {
  return { rule: 'walls', path: file.path, line: lineAt(file, line.at), problem };
}
