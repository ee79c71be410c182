import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Session } from '../../tests/support/browser-session.ts';
import { findChromium } from '../../tests/support/chromium.ts';
import { createAddressProxy } from './address-proxy.ts';
import { galleryPage, type Picture } from './gallery-page.ts';
import { openOwner, createStage, type Stage } from './stage.ts';
import { prepareShop } from './stage-products.ts';
import { stories } from './stories.data.ts';
import type { Story } from './story.ts';

// Takes pictures of every story from the demo shops of a server that runs, and lays them side by side.

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:4400' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1280' },
  },
});
const widths = values.widths.split(',').map(Number);
const folder = join(import.meta.dirname, '../../test-results/stories');
const only = new RegExp(values.only, 'i');
const wanted = stories.filter(({ group, name, site }) => only.test(`${group} ${name} ${site}`));
mkdirSync(folder, { recursive: true });
const { program, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath: program,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...environment } as Record<string, string>,
});
const stages = new Map<string, Promise<Stage>>();
let owner: ReturnType<typeof openOwner> | null = null;
const pictures: Picture[] = [];
for (const story of wanted) for (const width of widths) pictures.push(await take(story, width));
await browser.close();
writeFileSync(join(folder, 'index.html'), galleryPage(pictures));
const missing = pictures.filter(({ problem }) => problem !== '');
console.log(
  `${pictures.length - missing.length} of ${pictures.length} pictures: ${join(folder, 'index.html')}`,
);
process.exitCode = missing.length === 0 ? 0 : 1;

async function take(story: Story, width: number): Promise<Picture> {
  const file = `${[story.site, story.group, story.name, width]
    .join('-')
    .replace(/[^\w]+/g, '-')
    .toLowerCase()}.png`;
  const { port } = new URL(values.origin);
  const proxy = await createAddressProxy(Number(port));
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    proxy: { server: proxy.server },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problem = await play(story, page).then(
    () => '',
    (error: unknown) => String(error).split('\n').slice(0, 2).join(' '),
  );
  if (problem !== '') console.log(`${story.site}, ${story.group}, ${story.name}, ${width} px: ${problem}`);
  await page.screenshot({ path: join(folder, file), fullPage: !story.fold, animations: 'disabled' });
  await context.close();
  proxy.close();
  return { story, width, file, problem };
}

async function play(story: Story, page: Page): Promise<void> {
  const { protocol, host } = new URL(values.origin);
  const stage = story.on ? await stageOf(story.on, story.site) : null;
  const set = stage && (await story.stage?.(stage));
  const visit = typeof set === 'object' && set !== null ? set : { path: set || story.path };
  const home = `${protocol}//${stage?.slug ?? story.site}.${host}`;
  if (visit.session) await giveCookies(page.context(), home, visit.session);
  await page.goto(home + visit.path, { waitUntil: 'load' });
  await story.act?.(page);
  await page.waitForTimeout(400);
  if (story.type) await expectType(page, pageTypeCodes[story.type]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) throw new Error(`the page is ${over} px wider than the window`);
}

async function giveCookies(context: BrowserContext, url: string, { cookies }: Session): Promise<void> {
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
}

async function expectType(page: Page, code: number): Promise<void> {
  const classes = (await page.locator('body').getAttribute('class')) ?? '';
  if (!classes.split(' ').includes(`page-type-${code}`))
    throw new Error(`the page is not of type ${code}: ${classes}`);
}

function stageOf(kind: 'closed' | 'shop', theme: string): Promise<Stage> {
  const name = `${kind}-${theme}`;
  const known = stages.get(name) ?? openPrepared(kind, theme);
  stages.set(name, known);
  return known;
}

async function openPrepared(kind: 'closed' | 'shop', theme: string): Promise<Stage> {
  owner ??= openOwner(values.origin);
  const stage = await createStage({ origin: values.origin, owner: await owner }, kind, theme);
  await (kind === 'shop' ? prepareShop(stage) : stage.publish());
  return stage;
}
