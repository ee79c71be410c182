import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ThemeFiles } from '@veranda/render/context/site-theme';
import { sharedSheets } from '@veranda/render/styles/shared-sheets';

const textual = /\.(?:conf|region|block|list|item|page|less|css)$/;
const foreign = /(?:^|[\\/])(?:node_modules|\.[^\\/]+)(?:[\\/]|$)/;

/**
 * The text files of a theme's folder by path, with those that all themes share; none of its own where there is no such
 * folder.
 */
export async function readThemeFiles(folder: string): Promise<ThemeFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && textual.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !foreign.test(relative(folder, path)));
  const files = await Promise.all(
    paths
      .sort()
      .map(
        async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const,
      ),
  );
  // One of its own stands for that of the same name.
  return new Map([...sharedSheets, ...files]);
}
