import { knownFindings } from './known-findings.data.ts';
import type { Project } from './project.ts';
import { checkCycles } from './rules/cycles.ts';
import { checkEndpoints } from './rules/endpoints.ts';
import { checkExports } from './rules/exports.ts';
import { checkFolderRings } from './rules/folder-rings.ts';
import { checkHonesty } from './rules/honesty.ts';
import { checkImportForm } from './rules/import-form.ts';
import { checkNames } from './rules/names.ts';
import { checkPolicies } from './rules/policies.ts';
import { checkSizes } from './rules/sizes.ts';
import { checkWalls } from './rules/walls.ts';
import { checkWords } from './rules/words.ts';
import { checkWorlds } from './rules/worlds.ts';
import type { Finding } from './source-file.ts';

const checks = [
  checkWalls,
  checkCycles,
  checkFolderRings,
  checkImportForm,
  checkExports,
  checkWorlds,
  checkSizes,
  checkNames,
  checkWords,
  checkEndpoints,
  checkPolicies,
  checkHonesty,
];

/** Runs every rule over a project. */
export function checkHouse(project: Project): Finding[] {
  return checks.flatMap((check) => check(project));
}

/** Paths and rules with more findings than the list of those that stand for now has. */
export function freshFindings(findings: readonly Finding[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule, path } of findings)
    counts.set(`${path} ${rule}`, (counts.get(`${path} ${rule}`) ?? 0) + 1);
  return [...counts].filter(([key, count]) => count > (knownFindings[key] ?? 0)).map(([key]) => key);
}
