import lighthouse, { type Artifacts, type Flags, type Result } from 'lighthouse';
import { initializeConfig } from 'lighthouse/core/config/config.js';
import { Runner } from 'lighthouse/core/runner.js';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { withoutWaiting } from './processor-time.ts';
import { freePort } from './server-process.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The scores of a page, 0 to 100, and what is behind them. */
export interface LighthouseReport {
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that cost points, with what they say. */
  readonly findings: Readonly<Record<Category, readonly string[]>>;
  readonly layoutShift: number;
  /** The elements that shifted, with how far. */
  readonly shifts: readonly string[];
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

// A server on the same machine answers as fast as the machine is free: how fast it is is in the bench.
const serverMilliseconds = 50;

/**
 * Opens Chromium for Lighthouse's own settings: a phone, with simulated throttling. A page that falls short
 * in performance is judged once more by the clock of the processor, since what it waited for other programs
 * is not its own.
 */
export async function createLighthouse(): Promise<LighthouseBrowser> {
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
      const { origin } = new URL(address);
      const flags: Flags = {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
        skipAudits: [...leaveOut, ...withoutPictures],
        precomputedLanternData: {
          additionalRttByOrigin: { [origin]: 0 },
          serverResponseTimeByOrigin: { [origin]: serverMilliseconds },
        },
      };
      const done = await lighthouse(address, flags);
      if (done === undefined) throw new Error(`Lighthouse said nothing of ${address}`);
      const report = reportOf(done.lhr);
      if (!categories.includes('performance') || report.scores.performance >= 95) return report;
      return reportOf(await judgedByProcessor(done.artifacts, flags));
    },
    close: () => browser.close(),
  };
}

async function judgedByProcessor(artifacts: Artifacts, flags: Flags): Promise<Result> {
  const { resolvedConfig } = await initializeConfig('navigation', undefined, flags);
  const traceEvents = withoutWaiting(artifacts.Trace.traceEvents);
  const unhindered = { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } };
  const done = await Runner.audit(unhindered, { resolvedConfig, computedCache: new Map() });
  if (done === undefined) throw new Error('Lighthouse said nothing of what it had gathered');
  return done.lhr;
}

function reportOf(result: Result): LighthouseReport {
  if (result.runtimeError) throw new Error(`${result.requestedUrl}: ${result.runtimeError.message}`);
  const score = (category: Category): number => Math.round((result.categories[category]?.score ?? 0) * 100);
  const of = (category: Category): readonly string[] => findingsOf(result, category);
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
    shifts: shiftsOf(result),
  };
}

function shiftsOf(result: Result): readonly string[] {
  const details = result.audits['layout-shifts']?.details;
  const items: unknown = details && 'items' in details ? details.items : [];
  return Array.isArray(items) ? items.map((item) => JSON.stringify(item).slice(0, 400)) : [];
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
