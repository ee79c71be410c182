import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { startedFolder } from '../../tests/support/server-process.ts';
import { report } from '../support/report.ts';
import { seedSite, type SeededSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';
import { openWindow } from './editor-window.ts';

// From the key to the new colour of the page: each time another one, which nobody has seen before.
const goal = 200;
const pages = scaled(60, 3);
const presses = scaled(41, 3);

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn' }, folder.path);
const window = await openWindow({ isHurried: false });
try {
  const site = await seedSite({ port: product.port, folder: folder.path }, 1);
  await openDesign(window.page, await withPages(site));
  // The first sheet starts the compiler.
  await timeOfPress(window.page, 0);
  const times = [];
  for (let press = 1; press <= presses; press += 1) times.push(await timeOfPress(window.page, press));
  times.sort((a, b) => a - b);
  const [middle, slow] = [at(times, 0.5), at(times, 0.95)];
  const name = `a change of the design of a site of ${pages} pages on the canvas, milliseconds`;
  report('editor/design-change', [
    { name, ratio: middle, goal, most: true },
    { name: 'the same, the slowest but one in twenty', ratio: slow, goal, most: true },
  ]);
} finally {
  await window.close();
  await product.stop();
  folder.remove();
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** The owner of a site with so many pages more. */
async function withPages(site: SeededSite) {
  const owner = await signInOwner(product.port, site);
  for (let n = 0; n < pages; n += 1) {
    const page = { title: `Page ${n}`, place: 'unlinked' };
    let answer = await owner.send('POST', `/api/studio/sites/${site.id}/pages`, page);
    while (answer.status === 429) {
      await pause(2_000);
      answer = await owner.send('POST', `/api/studio/sites/${site.id}/pages`, page);
    }
    if (answer.status !== 200) throw new Error(answer.text);
  }
  const { slug } = (await owner.send('GET', '/api/studio/sites')).json.sites[0];
  return { owner, slug };
}

async function openDesign(page: Page, { owner, slug }: Awaited<ReturnType<typeof withPages>>) {
  const url = `http://localhost:${product.port}`;
  const cookies = [...owner.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await page.context().addCookies(cookies);
  await page.goto(`${url}/config/${slug}/design`);
  await page.frameLocator('.preview-frame').locator('[data-site-part="header"]').first().waitFor();
  // The first colour of every theme is that of its pages.
  await page.locator('.design-panel .colour-button').first().click();
  await page.getByRole('slider', { name: 'Lightness', exact: true }).focus();
}

/** Milliseconds from a press of a key until the page has another background. */
async function timeOfPress(page: Page, press: number): Promise<number> {
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview-frame');
    const body = frame?.contentDocument?.body;
    const ground = () => (body ? frame.contentWindow?.getComputedStyle(body).backgroundColor : '');
    const before = ground();
    const listen = () => {
      const started = performance.now();
      const watch = () => {
        if (ground() === before) requestAnimationFrame(watch);
        else document.body.dataset['took'] = String(performance.now() - started);
      };
      watch();
    };
    addEventListener('keydown', listen, { capture: true, once: true });
  });
  await page.keyboard.press(Math.floor(press / 20) % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
  const took = await page.waitForFunction(() => document.body.dataset['took'] ?? '');
  const time = Number(await took.jsonValue());
  await page.evaluate(() => delete document.body.dataset['took']);
  return time;
}
