import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import type { PlainSection } from './long-page.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title>
<link rel="stylesheet" href="/editor.css"></head><body style="margin:0"><div id="editor"></div>
<script type="module" src="/editor.js"></script></body></html>`;

/** A page builder that was bundled for production and is served with the content of the page. */
export async function servePeer(script: string, sections: readonly PlainSection[]) {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-peer-'));
  await bundle(script, folder);
  const content = JSON.stringify(sections);
  const server = createServer(({ url = '/' }, response) => {
    const type = types[extname(url)];
    response.setHeader('content-type', type ?? 'text/html');
    if (url === '/content.json') response.end(content);
    else if (!type) response.end(page);
    else response.end(readFileSync(join(folder, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

async function bundle(script: string, outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, script),
        output: { entryFileNames: 'editor.js', assetFileNames: 'editor[extname]' },
      },
    },
  });
}
