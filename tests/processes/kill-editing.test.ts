import { plainSection } from '@veranda/domain/pages/plain-section';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LoggedTransaction, runEdits } from '@veranda/domain/documents/transaction';
import { pageKind } from '@veranda/domain/pages/page-kind';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { closePages, openContext } from '../support/browser.ts';
import { createSession, type Session } from '../support/browser-session.ts';
import { putSections, readSections } from '../support/replace-sections.ts';
import { freePort, startProcess, type StartedProcess, startedFolder } from '../support/server-process.ts';
import { allSaved, textBox } from '../support/studio.ts';

/** 10 by default; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? 10);
const folder = startedFolder();
let server: StartedProcess | undefined;
afterAll(async () => {
  await closePages();
  server?.child.kill('SIGTERM');
  await server?.ended();
  folder.remove();
});

async function start(port: number): Promise<StartedProcess> {
  const started = startProcess([process.execPath, join(import.meta.dirname, '../../apps/server/main.ts')], {
    PORT: String(port),
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
  });
  await started.printed(/Ready/);
  return started;
}

/** A page with one empty text, and who may edit it. */
async function makePage(port: number) {
  const session = createSession(port, `localhost:${port}`);
  await session.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  expect((await session.send('POST', '/api/studio/session', login)).status).toBe(200);
  const [{ id: siteId, slug }] = (await session.send('GET', '/api/studio/sites')).json.sites;
  const made = await session.send('POST', `/api/studio/sites/${siteId}/pages`, {
    title: 'Numbers',
    place: 'unlinked',
  });
  const page = { session, siteId, pageId: made.json.page.id as string };
  const place = { x: 0, y: 0, w: 24, h: 4, z: 0, align: 'start' } as const;
  const section = plainSection('only', 'a0');
  const doc = { type: 'doc', content: [{ type: 'paragraph' }] };
  const rest = { sectionId: 'only', position: 'a0', type: 2, style: {}, layout: { desktop: place } };
  const blocks = { numbers: { id: 'numbers', value: { doc }, ...rest } };
  await putSections(page, { schema: 1, sections: { only: section }, blocks });
  return { ...page, slug: slug as string };
}

/** A tab in which the page is open; it writes one number after the other. */
interface Tab {
  readonly page: Page;
  /** Numbers that it shows. */
  numbers(): Promise<string[]>;
  writeOn(from: number, until: () => boolean): Promise<number>;
}

async function openTab(context: BrowserContext, url: string, acknowledged: Set<string>): Promise<Tab> {
  const page = await context.newPage();
  page.on('response', (response) => void note(response, acknowledged));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(url);
  const field = textBox(page);
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  return {
    page,
    numbers: async () => ((await field.textContent()) ?? '').split(' ').filter(Boolean),
    async writeOn(from, until) {
      let next = from;
      while (!until()) {
        await page.keyboard.insertText(`${next} `);
        next += 1;
        await pause(25);
      }
      return next;
    },
  };
}

async function note(response: Response, acknowledged: Set<string>): Promise<void> {
  if (!response.url().endsWith('/transactions') || response.status() !== 200) return;
  // A tab that is killed takes its answers along.
  const answer = (await response.json().catch(() => null)) as { logged: { id: string }[] } | null;
  for (const { id } of answer?.logged ?? []) acknowledged.add(id);
}

/** Kills the processes of all tabs as the system would that has no memory left. */
async function killTab({ page }: Tab): Promise<void> {
  const gone = page.waitForEvent('crash');
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const found = await browser?.send('SystemInfo.getProcessInfo');
  for (const { id, type } of found?.processInfo ?? []) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await gone;
  await page.close();
}

const counted = (count: number) => Array.from({ length: count }, (_, number) => String(number));

/** Kills the server while numbers are written, and starts it again. @returns the next number */
async function killServer(tab: Tab, next: number): Promise<number> {
  const old = server;
  old?.child.kill('SIGKILL');
  await old?.ended();
  let isReady = false;
  const starting = start(port).finally(() => (isReady = true));
  // It is written on while nothing answers.
  const written = await tab.writeOn(next, () => isReady);
  server = await starting;
  return written;
}

let port = 0;

it('a page that is edited loses nothing that was acknowledged when the server or the tab is killed', {
  timeout: 240_000 + kills * 15_000,
}, async () => {
  port = await freePort();
  server = await start(port);
  const made = await makePage(port);
  const before = await readSections(made);
  const context = await openLoggedIn(made.session, `http://localhost:${port}`);
  const acknowledged = new Set<string>();
  const open = () => openTab(context, paths.page(made.slug, made.pageId), acknowledged);
  let tab = await open();
  let next = 0;
  for (let n = 0; n < kills; n += 1) {
    const end = Date.now() + Math.random() * 1500;
    next = await tab.writeOn(next, () => Date.now() > end);
    if (n % 2 === 0) next = await killServer(tab, next);
    else {
      await killTab(tab);
      tab = await open();
      // What was not yet kept when the tab died is written again: all before it is there, once and in order.
      const kept = await tab.numbers();
      expect(kept).toEqual(counted(kept.length));
      next = kept.length;
    }
  }
  await allSaved(tab.page);
  expect(await tab.numbers()).toEqual(counted(next));
  const log = await logAfter(made, before.seq);
  expect(log.text).toEqual(counted(next));
  expect(log.ids.length).toBe(new Set(log.ids).size);
  expect([...acknowledged].filter((id) => !log.ids.includes(id))).toEqual([]);
  expect(log.seqs).toEqual(log.seqs.map((_, index) => before.seq + 1 + index));
  expect(runEdits(pageKind, before.document, log.edits)).toMatchObject({ document: log.document });
  expect(acknowledged.size).toBeGreaterThan(kills / 2);
  await context.close();
});

async function openLoggedIn(session: Session, baseUrl: string): Promise<BrowserContext> {
  const context = await openContext({ baseUrl });
  const cookies = [...session.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url: baseUrl,
  }));
  await context.addCookies(cookies);
  return context;
}

interface Made {
  readonly session: Session;
  readonly siteId: string;
  readonly pageId: string;
}

/** The document as the server has it, with the log that has made it. */
async function logAfter({ session, siteId, pageId }: Made, since: number) {
  const address = `/api/studio/sites/${siteId}/documents/page/${pageId}?since=${since}`;
  const { document, logged } = (await session.send('GET', address)).json;
  const words: string = document.blocks.numbers.value.doc.content[0].content[0].text;
  return {
    document,
    text: words.split(' ').filter(Boolean),
    ids: logged.map(({ id }: LoggedTransaction) => id) as string[],
    seqs: logged.map(({ seq }: LoggedTransaction) => seq) as number[],
    edits: logged.flatMap(({ edits }: LoggedTransaction) => edits) as LoggedTransaction['edits'],
  };
}
