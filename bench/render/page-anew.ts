import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { levain } from '@veranda/demo/sites/levain';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { findTarget } from '@veranda/render/context/target';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { catalogNeeds } from '@veranda/render/page/catalog-needs';
import { makeTheme } from '@veranda/render/page/make-theme';
import { renderPage } from '@veranda/render/page/render-page';
import { templateCatalog } from '@veranda/server/features/sites/template-catalog';
import { pagePolicy } from '@veranda/server/services/sites/pages/page-policy';
import { readThemeFiles } from '@veranda/server/services/sites/themes/theme-files';
import { demoSnapshot } from '../../tools/themes/demo-snapshot.ts';
import { seconds } from '../support/load.ts';
import { report } from '../support/report.ts';

const run = promisify(execFile);
/**
 * Minimum throughput of a page rendered with nothing cached, as a share of a bare server with the same bytes.
 */
const goal = 0.025;

const themes = fileURLToPath(new URL('../../packages/themes', import.meta.url));
const engine = createSiteEngine({ clock: Date.now });
const theme = makeTheme('levain', await readThemeFiles(`${themes}/levain`));
const snapshot = demoSnapshot(levain, new Map());

/** Everything of a request but the database: from the address to the policy of the page. */
function renderAnew(address: string): { html: string; policy: string } {
  const url = new URL(address, 'http://levain.localhost:4400');
  const target = findTarget(shownSite(snapshot, 0), url.pathname, url.searchParams);
  const { html } = renderPage(
    {
      engine,
      theme,
      snapshot,
      catalog: templateCatalog(levain, catalogNeeds(snapshot, theme, target)),
      origin: url.origin,
      path: url.pathname,
      now: Date.now(),
      stylesheet: '/assets-css/bench.css',
      fontPreloads: [],
    },
    target,
  );
  return { html, policy: pagePolicy(html, 'http://localhost:4400') };
}

/**
 * Requests a second of this process's time that a listener answers, at 64 connections: the load is the bound
 * of the rate.
 */
async function measure(listener: RequestListener, path: string): Promise<number> {
  let served = 0;
  const server = createServer((request, response) => {
    served += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const before = process.cpuUsage();
  const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  await run(process.execPath, [
    program,
    '-c',
    '64',
    '-d',
    String(seconds),
    `http://127.0.0.1:${port}${path}`,
  ]);
  server.closeAllConnections();
  server.close();
  const { user, system } = process.cpuUsage(before);
  return served / ((user + system) / 1e6);
}

const product = levain.products[0];
const rows = [];
for (const path of ['/', '/shop', `/shop/p/${product?.urlSlug ?? ''}`]) {
  const bytes = Buffer.from(renderAnew(path).html);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const bare = await measure((_request, response) => response.writeHead(200, headers).end(bytes), path);
  const anew = await measure((request, response) => {
    const { html, policy } = renderAnew(request.url ?? '/');
    response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(html);
  }, path);
  rows.push({
    name: path,
    bytes: bytes.length,
    'floor /CPU s': Math.round(bare),
    'ours /CPU s': Math.round(anew),
    ratio: anew / bare,
    goal,
  });
}
report('render/page-anew', rows);
