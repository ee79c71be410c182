import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { freePort } from './server-process.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The scores of a page, 0 to 100, and what stands behind them. */
export interface LighthouseReport {
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that cost points, with what they say. */
  readonly findings: Readonly<Record<Category, readonly string[]>>;
  readonly layoutShift: number;
  /** The largest picture stands in the document and is neither lazy nor without priority; or it is text. */
  readonly largestIsReady: boolean;
  /** Bytes of everything that was fetched, as they came over the wire. */
  readonly bytes: number;
  readonly requests: number;
  /** How fast the machine was meanwhile: an idle one of today has 1500 and more. */
  readonly benchmark: number;
}

/** A browser for Lighthouse, which looks at one page after the other. */
export interface LighthouseBrowser {
  run(
    address: string,
    asked: { readonly categories: readonly Category[]; readonly leaveOut?: readonly string[] },
  ): Promise<LighthouseReport>;
  close(): Promise<void>;
}

const withoutPictures = ['full-page-screenshot', 'screenshot-thumbnails', 'final-screenshot'];

/** Opens Chromium for Lighthouse's own settings: a phone, with simulated throttling. */
export async function openLighthouse(): Promise<LighthouseBrowser> {
  const { program, environment } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  return {
    async run(address, { categories, leaveOut = [] }) {
      const done = await lighthouse(address, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        skipAudits: [...leaveOut, ...withoutPictures],
      });
      if (done === undefined) throw new Error(`Lighthouse said nothing of ${address}`);
      return reportOf(done.lhr);
    },
    close: () => browser.close(),
  };
}

function reportOf(result: Result): LighthouseReport {
  if (result.runtimeError) throw new Error(`${result.requestedUrl}: ${result.runtimeError.message}`);
  const score = (category: Category): number => Math.round((result.categories[category]?.score ?? 0) * 100);
  const of = (category: Category): readonly string[] => findingsOf(result, category);
  const network = result.audits['network-requests']?.details;
  const fetched =
    network?.type === 'table'
      ? network.items.filter(({ url }) => !(typeof url === 'string' && url.startsWith('data:')))
      : [];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    findings: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    },
    layoutShift: result.audits['cumulative-layout-shift']?.numericValue ?? 0,
    largestIsReady: !JSON.stringify(result.audits['lcp-discovery-insight']?.details ?? '').includes(
      '"value":false',
    ),
    bytes: fetched.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    requests: fetched.length,
    benchmark: result.environment.benchmarkIndex,
  };
}

// Audits without a weight are only told: they cost nothing.
function findingsOf(result: Result, category: Category): readonly string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    const found = audit.details && 'items' in audit.details ? JSON.stringify(audit.details.items) : '';
    return [`${audit.title} ${audit.displayValue ?? ''} ${found.slice(0, 800)}`];
  });
}
