import { lenientJsonFault } from '@veranda/domain/design/lenient-json';
import type { SiteTheme } from '@veranda/render/context/site-theme';
import { type Finding, findingAt, type ThemeFile } from './finding.ts';

/** Errors of a `template.conf` or a `*.conf`; recoverable ones are no errors. */
export function checkConf(file: ThemeFile): readonly Finding[] {
  const offset = lenientJsonFault(file.text);
  if (offset === null) return [];
  const message = 'The file cannot be read from here on, so all of it has its defaults.';
  return [findingAt(file, offset, { code: 'CONF_UNREADABLE', message })];
}

/** The files that `template.conf` names and the folder does not have, at their names. */
export function checkNamed(conf: ThemeFile, { missing }: Pick<SiteTheme, 'missing'>): readonly Finding[] {
  return missing.map((path) => {
    const name = path.replace(/^styles\//, '').replace(/\.region$/, '');
    const message = `The theme names ${path} and has no such file.`;
    return findingAt(conf, Math.max(0, conf.text.indexOf(name)), { code: 'THEME_FILE_MISSING', message });
  });
}
