import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/support/chromium.ts';

/** A browser of its own for one editor. */
export interface EditorWindow {
  readonly page: Page;
  /** Private memory of the tab's process, in MB, as the browser's own task manager counts it. */
  memory(): Promise<number>;
  /** Milliseconds of processor time that the tab's process has used, on all of its threads. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // Of a page with links it asks for a frame every 100 ms; a key after such a frame waits until a display would draw.
  '--disable-features=NavigationPredictor',
];

/**
 * Opens a window of 1440 × 900 pixels. A hurried one does not wait for the 60 frames a second of a display: what is
 * measured in it is work alone.
 */
export async function openWindow({ isHurried }: { readonly isHurried: boolean }): Promise<EditorWindow> {
  const { program, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...flags, ...(isHurried ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : [])],
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  return {
    page,
    memory: async () => Math.max(...(await tabs(browser)).map(({ id }) => privateOf(id))) / 1000,
    cpu: async () => 1000 * Math.max(...(await tabs(browser)).map(({ cpuTime }) => cpuTime)),
    async close() {
      // What was written in is nobody's any more: it is dragged in the next window.
      await page.goto('about:blank');
      await browser.close();
    },
  };
}

/** What is noted in every window from its beginning. */
export interface WatchedWindow {
  readonly benchTasks: { readonly from: number; readonly to: number }[];
}

function watchTasks(): void {
  const benchTasks: { from: number; to: number }[] = [];
  Object.assign(globalThis, { benchTasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      benchTasks.push({ from: startTime, to: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
}

// The processes that draw pages; the browser keeps a spare one, which has done little.
async function tabs(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

// Kilobytes that the process shares with nobody, those in swap included.
function privateOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const line = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return line('RssAnon') + line('VmSwap');
}
