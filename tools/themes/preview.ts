import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DemoSite } from '@veranda/demo/demo-site';
import { fontFolder } from '@veranda/server/services/sites/themes/theme-fonts';
import { keepPlaceholder, pictureAt } from './picture-files.ts';
import { previewPage } from './preview-page.ts';

// A loopback server that shows a theme with its demo site, without a database: node tools/themes/preview.ts
// <theme> --port 4500

const root = fileURLToPath(new URL('../..', import.meta.url));
const themes = join(root, 'packages/themes');
const pictures = join(root, 'node_modules/.cache/veranda-pictures');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const [themeKey = 'levain'] = positionals;
const port = Number(values.port ?? 4500);

// Theme files are read at each request; code and content are modules, so a watcher restarts the server.
if (process.env['VERANDA_PREVIEW_WATCHED'] === undefined) {
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, VERANDA_PREVIEW_WATCHED: '1' },
    },
  );
} else {
  const module = (await import(join(root, 'packages/demo/sites', `${themeKey}.ts`))) as Record<
    string,
    DemoSite
  >;
  const site = module[themeKey];
  if (site === undefined) throw new Error(`packages/demo/sites/${themeKey}.ts exports no ${themeKey}`);
  serve(site);
}

let lastProblems: readonly string[] = [];
let lastSheet = '';

function serve(site: DemoSite): void {
  createServer((request, response) => {
    answer(site, request, response).catch((fault: unknown) => {
      console.error(fault);
      send(response, 500, [
        'text/plain; charset=utf-8',
        fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
      ]);
    });
  }).listen(port, '127.0.0.1', () => console.log(`${site.title}: http://localhost:${port}/`));
}

async function answer(site: DemoSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const [, first = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  if (first === 'assets') return sendPicture(response, rest.slice(1).join('/'), url);
  if (first === 'fonts')
    return sendFile(response, join(fontFolder(rest[0] ?? '') ?? '', 'files', normalize(`/${rest[1] ?? ''}`)));
  if (first === 'theme-assets') return sendFile(response, join(themes, normalize(`/${rest.join('/')}`)));
  if (first === 'assets-css') return send(response, 200, ['text/css; charset=utf-8', lastSheet]);
  if (first === '_errors')
    return send(response, 200, ['text/plain; charset=utf-8', lastProblems.join('\n') || 'none']);
  if (first === 'favicon.ico') return send(response, 204, ['text/plain', '']);
  if (first === 'bundles') return send(response, 200, ['text/javascript', '']);
  const { page, sheet, problems } = await previewPage({ site, themes, pictures, url });
  lastSheet = sheet.css;
  lastProblems = problems;
  for (const problem of problems) console.error(`${url.pathname}: ${problem}`);
  send(response, page.status, ['text/html; charset=utf-8', page.html]);
}

async function sendPicture(response: ServerResponse, key: string, url: URL): Promise<void> {
  const bytes = await pictureAt(
    pictures,
    key,
    Number.parseInt(url.searchParams.get('format') ?? '', 10) || 2500,
  );
  if (bytes === null) return send(response, 404, ['text/plain', 'no such picture']);
  send(response, 200, ['image/webp', bytes]);
  await keepPlaceholder(pictures, key);
}

const types: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
};

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return send(response, 404, ['text/plain', 'no such file']);
  send(response, 200, [types[extname(path)] ?? 'application/octet-stream', bytes]);
}

function send(
  response: ServerResponse,
  status: number,
  [type, body]: readonly [string, string | Buffer],
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
