import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Lets Node import the text of a template or style sheet as Vite does: `import cart from './cart.html?raw'`.
 * Loaded by `--import` into every process and worker thread that `tools/launch.mjs` starts.
 */
const textImport = /\.(?:html|css|less)\?raw$/;

// A Node too old for hooks runs nothing of ours that imports a text.
nodeModule.registerHooks?.({
  load(url, context, nextLoad) {
    if (!textImport.test(url)) return nextLoad(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
  },
});

/**
 * Code compiled once is read from a file by the next process: half of what a start takes is stripping types
 * and compiling. Where the folder cannot be written nothing is kept, and nothing fails.
 */
nodeModule.enableCompileCache?.(join(import.meta.dirname, '../.cache/compiled'));
