import type { Project } from './project.ts';
import { checkColumnNames } from './rules/column-names.ts';
import { checkCycles } from './rules/cycles.ts';
import { checkDependencies } from './rules/dependencies.ts';
import { checkDressedSizes } from './rules/dressed-sizes.ts';
import { checkEndpoints } from './rules/endpoints.ts';
import { checkExports } from './rules/exports.ts';
import { checkFolderRings } from './rules/folder-rings.ts';
import { checkHonesty } from './rules/honesty.ts';
import { checkImportForm } from './rules/import-form.ts';
import { checkLiteralTexts } from './rules/literal-texts.ts';
import { checkNames } from './rules/names.ts';
import { checkPolicies } from './rules/policies.ts';
import { checkSizes } from './rules/sizes.ts';
import { checkTextImports } from './rules/text-imports.ts';
import { checkUnusedExports } from './rules/unused-exports.ts';
import { checkWalls } from './rules/walls.ts';
import { checkWords } from './rules/words.ts';
import { checkWorlds } from './rules/worlds.ts';
import type { Finding } from './source-file.ts';

const checks = [
  checkWalls,
  checkCycles,
  checkFolderRings,
  checkImportForm,
  checkTextImports,
  checkLiteralTexts,
  checkExports,
  checkUnusedExports,
  checkDependencies,
  checkWorlds,
  checkSizes,
  checkDressedSizes,
  checkNames,
  checkWords,
  checkEndpoints,
  checkPolicies,
  checkColumnNames,
  checkHonesty,
];

/** Runs every rule over a project. */
export function checkHouse(project: Project): Finding[] {
  return checks.flatMap((check) => check(project));
}
