import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished, TestRunner } from 'vitest';
import { findChromium } from './chromium.ts';

/** The widths (CSS pixels) that every journey is walked at: a phone and a desktop. */
export const widths = [390, 1280] as const;

/** Options for opening a page. */
interface PageOptions {
  /** CSS pixels. Default 1280. */
  readonly width?: number;
  /** False for the visitor without JavaScript. */
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** Pixels of the screen for one of the page. Default: 2 on a phone, 1 otherwise. */
  readonly density?: 1 | 2;
  /** Prefix of every relative address, such as `http://levain.localhost:4400`. */
  readonly baseUrl?: string;
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A picture is drawn in the frame that it belongs to: screenshots wait for nothing else of it.
  '--disable-checker-imaging',
  // Pages of tests live for seconds: what the optimizing compilers cost, they do not earn back.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16',
];
const screens = join(import.meta.dirname, '../../test-results/screens');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What Playwright's own test runner does between tests that share a window (1.65.1, not in its types): the profile is
 * emptied of all that a test left in it, cookies, storage, cache, routes, scripts and further pages, and used again.
 */
interface ReusingBrowser extends Browser {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
}

// One a worker, for all its files: Playwright ends it with the process.
let running: Promise<ReusingBrowser> | undefined;
// The browser whose reusable profile a test has.
let takenOf: ReusingBrowser | undefined;

/** Opens a page in a fresh profile: no cookie of another page. The profile is closed with the page. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const context = await openContext(options);
  const page = await context.newPage();
  page.close = () => context.close();
  return page;
}

/**
 * Opens a profile, for journeys over several pages that share cookies. One that a test opens is closed when the test
 * is over.
 */
export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  const width = options.width ?? 1280;
  const browser = await launched();
  const profile = {
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: options.density ?? (width < 600 ? 2 : 1),
    hasTouch: width < 600,
    javaScriptEnabled: options.javaScript ?? true,
    // Certificates of tests are vouched for by nobody.
    ignoreHTTPSErrors: true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    ...(options.baseUrl ? { baseURL: options.baseUrl } : {}),
  } as const;
  if (TestRunner.getCurrentTest() === undefined) return browser.newContext(profile);
  const context = await (takenOf === browser ? browser.newContext(profile) : takeReusable(browser, profile));
  onTestFinished(() => context.close());
  return context;
}

// A browser has one profile that is used again; pages beside it get one of their own.
async function takeReusable(
  browser: ReusingBrowser,
  profile: BrowserContextOptions,
): Promise<BrowserContext> {
  takenOf = browser;
  const context = await browser._newContextForReuse(profile);
  let kept = context.pages()[0];
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = kept ?? (await newPage());
    kept = undefined;
    return page;
  };
  let closing: Promise<void> | undefined;
  context.close = () => (closing ??= release(browser, context));
  return context;
}

// Its pages are left as by somebody who closes them, before the next test empties the profile.
async function release(browser: ReusingBrowser, context: BrowserContext): Promise<void> {
  if (!browser.isConnected()) return;
  const [first, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
  await first?.goto('about:blank').catch(() => {});
  await browser._disconnectFromReusedContext('closed');
  takenOf = undefined;
}

// Fading elements are checked when they have arrived: half of a colour is another colour.
const stillness = async (): Promise<void> => {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
};

/**
 * Fails when axe finds anything on the page as it is now, and names each finding with its element. What is
 * found while something changes its colour is looked at again: a violation stays.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (besideWidth === undefined) return expectNoneNow(page);
  for (const width of [page.viewportSize()?.width ?? 1280, besideWidth])
    await atWidth(page, width, () => expectNoneNow(page));
}

async function expectNoneNow(page: Page): Promise<void> {
  let findings = await axeFindings(page);
  for (let tries = 1; findings !== '' && tries < 3; tries += 1) findings = await axeFindings(page);
  expect(findings, `axe on ${page.url()}, ${page.viewportSize()?.width} px`).toBe('');
}

let besideWidth: number | undefined;

/** Makes every look at a screen one at this width as well; undefined for only its own. */
export function lookBeside(width: number | undefined): void {
  besideWidth = width;
}

// As high as the page is, from its top: a target that a bar happens to cover is too small for axe.
async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  // The editor keeps its layout while somebody writes.
  const field = width === before.width ? undefined : await page.evaluateHandle(leaveField);
  await page.setViewportSize({ ...before, width });
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.max(before.height, height) });
  await look();
  await page.setViewportSize(before);
  await field?.evaluate((left) => left?.focus());
}

/** @returns the field of the page that was written in, which the focus has left */
function leaveField(): HTMLElement | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.closest('[role$="dialog"]')) return null;
  if (!field.matches('input, textarea, iframe, [contenteditable]')) return null;
  field.blur();
  return field;
}

async function axeFindings(page: Page): Promise<string> {
  await page.evaluate(stillness);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // A dialog hides the main part on purpose; axe knows it by the element in the middle, which a message may
    // be.
    const hasMain = document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      // Elements of what passes are not described: a third less time.
      resultTypes: ['violations'],
      selectors: false,
      // Frames have no axe in them, which it would wait half a second for.
      iframes: false,
      rules: { 'landmark-one-main': { enabled: hasMain }, 'page-has-heading-one': { enabled: hasMain } },
    });
    return violations.map(
      (rule) => `${rule.id}: ${rule.help}\n${rule.nodes.map((node) => `  ${node.html}`).join('\n')}`,
    );
  });
  return findings.join('\n');
}

/**
 * Keeps a picture of the whole page as `test-results/screens/<name>.png` where SCREENS=1 asks for it: no test
 * looks at it.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENS'] !== '1') return;
  mkdirSync(screens, { recursive: true });
  const keep = (file: string) =>
    page.screenshot({ path: join(screens, `${file}.png`), fullPage: true, animations: 'disabled' });
  await keep(name);
  if (besideWidth === undefined) return;
  const width = besideWidth;
  await atWidth(page, width, async () => void (await keep(`${name}-at-${width}`)));
}

/** Closes what the tests of a file have left open, before their server ends. */
export async function closePages(): Promise<void> {
  const browser = await running;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

interface AxeResult {
  readonly violations: readonly { id: string; help: string; nodes: readonly { html: string }[] }[];
}

function launched(): Promise<ReusingBrowser> {
  running ??= launch();
  return running;
}

async function launch(): Promise<ReusingBrowser> {
  const { program, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath: program,
    args: flags,
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  // A test may kill it: the next page gets another.
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser as ReusingBrowser;
}
