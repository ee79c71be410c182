import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import type { SiteTheme, ThemeFiles } from '@veranda/render/context/site-theme';
import { makeTheme } from '@veranda/render/page/make-theme';
import { lessSource } from '@veranda/render/styles/less-front-end';
import { compileLess } from '@veranda/server/services/sites/themes/less-worker';
import { sheetProblems } from '@veranda/server/services/sites/themes/sheet-problems';
import { readThemeFiles } from '@veranda/server/services/sites/themes/theme-files';
import { checkConf, checkNamed } from './check-conf.ts';
import { checkTemplate } from './check-templates.ts';
import { type Finding, inOrder } from './finding.ts';
import { macrosOf } from './named-partials.ts';
import { templateParts } from './template-parts.ts';

const templates = /\.(?:region|block|list|item|page)$/;

/**
 * Every error of the theme in a folder: templates, confs, sheets, and what they name and the folder does not
 * have.
 */
export async function checkTheme(folder: string): Promise<readonly Finding[]> {
  const files = await readThemeFiles(folder);
  const theme = makeTheme('checked', files);
  const conf = { path: 'template.conf', text: files.get('template.conf') ?? '' };
  const found = files.has('template.conf') ? checkNamed(conf, theme) : [noConf];
  return inOrder([...found, ...(await checkSheets(theme, files)), ...checkFiles(theme, files, folder)]);
}

const noConf: Finding = {
  file: 'template.conf',
  line: 1,
  column: 1,
  code: 'THEME_FILE_MISSING',
  message: 'A theme has a template.conf, and this folder has none.',
};

function checkFiles(theme: SiteTheme, files: ThemeFiles, folder: string): readonly Finding[] {
  const engine = createSiteEngine({ clock: Date.now });
  const macros = new Set(
    [...files].flatMap(([path, text]) =>
      templates.test(path)
        ? templateParts(text).flatMap((part) => macrosOf(engine.compile(part.text, path).nodes))
        : [],
    ),
  );
  const partials = { has: (name: string) => theme.partials.has(name) || macros.has(name) };
  const around = { engine, partials, hasFile: (path: string) => existsSync(join(folder, path)) };
  return [...files].flatMap(([path, text]) => {
    if (templates.test(path)) return checkTemplate({ path, text }, around);
    return path.endsWith('.conf') ? checkConf({ path, text }) : [];
  });
}

async function checkSheets(theme: SiteTheme, files: ThemeFiles): Promise<readonly Finding[]> {
  const front = lessSource(theme.sheets, {});
  const { problems } = await compileLess(front.source);
  return sheetProblems(front, problems).map(({ sheet, ...problem }) => ({
    ...problem,
    file: files.has(`styles/${sheet}`) ? `styles/${sheet}` : sheet,
  }));
}
