import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/support/chromium.ts';
import { galleryPage, type Picture } from './gallery-page.ts';
import { openOwner, openStage, type Stage } from './stage.ts';
import { stories } from './stories.data.ts';
import type { Story } from './story.ts';

// Takes pictures of every story from the demo shops of a server that runs, and lays them side by side.

const widths = [390, 1280] as const;
const { values } = parseArgs({
  options: { origin: { type: 'string', default: 'http://localhost:4400' }, only: { type: 'string' } },
});
const folder = join(import.meta.dirname, '../../test-results/stories');
const wanted = stories.filter(({ group, name, site }) =>
  `${group} ${name} ${site}`.toLowerCase().includes((values.only ?? '').toLowerCase()),
);
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
for (const { story, width, problem } of missing)
  console.log(`${story.site}, ${story.name}, ${width} px: ${problem}`);
console.log(
  `${pictures.length - missing.length} of ${pictures.length} pictures: ${join(folder, 'index.html')}`,
);
process.exitCode = missing.length === 0 ? 0 : 1;

async function take(story: Story, width: number): Promise<Picture> {
  const file = `${[story.site, story.group, story.name, width]
    .join('-')
    .replace(/[^\w]+/g, '-')
    .toLowerCase()}.png`;
  const { protocol, host } = new URL(values.origin);
  const staged = story.stage ? await stageOf(story.site) : null;
  const context = await browser.newContext({
    baseURL: `${protocol}//${staged?.site ?? story.site}.${host}`,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  let problem = '';
  try {
    const path = (staged && (await story.stage?.(staged))) || story.path;
    await page.goto(path, { waitUntil: 'load' });
    await story.act?.(page);
    await page.waitForTimeout(500);
  } catch (error) {
    problem = String(error).split('\n')[0] ?? '';
  }
  await page.screenshot({ path: join(folder, file), fullPage: !story.fold, animations: 'disabled' });
  await context.close();
  return { story, width, file, problem };
}

function stageOf(theme: string): Promise<Stage> {
  owner ??= openOwner(values.origin);
  const known = stages.get(theme) ?? owner.then((session) => openStage(values.origin, session, theme));
  stages.set(theme, known);
  return known;
}
