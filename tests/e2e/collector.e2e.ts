import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let owner: Owner;
let baseUrl: string;
const address = '**/api/1/performance/records';

beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  owner = await app.ownerWithSite('timed');
  baseUrl = `http://${owner.slug}.${app.studioHost}`;
  await measure(owner, true);
});
afterAll(async () => {
  await closePages();
  await app.close();
});

type Owner = Awaited<ReturnType<TestApp['ownerWithSite']>>;

async function measure({ siteId, session }: Owner, visitorMetrics: boolean): Promise<void> {
  const path = `/api/studio/sites/${siteId}/settings`;
  const { settings, version } = (await session.send('GET', path)).json;
  await session.send('PUT', path, { settings: { ...settings, visitorMetrics }, version });
  await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
}

interface Told {
  readonly eventName: string;
  readonly pageLoadId: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Looks at a page, does something, and hides it. @returns what was sent, by name. */
async function lookAt(path: string, act: (page: Page) => Promise<void> = async () => {}, script?: string) {
  const page = await openPage({ width: 1280, baseUrl });
  if (script) await page.addInitScript(script);
  const bodies: string[] = [];
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/1/performance/records')) return;
    bodies.push(request.postData() ?? '');
    kinds.push(`${request.resourceType()} ${request.headers()['content-type'] ?? ''}`);
  });
  await page.goto(path);
  // A request with `keepalive` never ends for the browser's tools: the network is not seen to rest.
  await page.waitForLoadState('load');
  await page.waitForTimeout(700);
  await act(page);
  const answer = page.waitForResponse(address);
  await hide(page);
  const status = (await answer).status();
  await page.context().close();
  const records = bodies.flatMap((body) => JSON.parse(body) as Told[]);
  const of = (name: string) => records.find(({ eventName }) => eventName === name)?.data ?? {};
  return { records, of, kinds, status };
}

function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('the collector in a browser', () => {
  it('administration §1 site: runs the performance collector on every page load; administration §7 collector: goes by beacon where there is one', async () => {
    for (const path of ['/about', '/shop', '/nothing']) {
      const { records, kinds, status } = await lookAt(path);
      expect(records.map(({ eventName }) => eventName)).toEqual(['accessibility', 'page', 'page-speed']);
      expect(new Set(records.map(({ pageLoadId }) => pageLoadId)).size).toBe(1);
      expect([kinds, status]).toEqual([['ping text/plain;charset=UTF-8'], 200]);
    }
  });

  it('administration §7 collector: goes by XMLHttpRequest otherwise; administration §3 collector: has the delivery type beacon or xhr', async () => {
    const { kinds, of, status } = await lookAt('/about', undefined, 'navigator.sendBeacon = undefined');
    expect([kinds, status]).toEqual([['xhr text/plain;charset=UTF-8'], 200]);
    expect(of('page')).toMatchObject({ deliveryType: 'xhr' });
    expect((await lookAt('/about')).of('page')).toMatchObject({ deliveryType: 'beacon' });
  });

  it('tells the surroundings: administration §3 collector: has its version; administration §3 collector: has device pixel ratio, screen and viewport; administration §3 collector: has device memory and hardware concurrency; administration §3 collector: has downlink, effective type, round-trip time and save-data; administration §3 collector: has hash, hostname and pathname', async () => {
    const facts = (await lookAt('/about#top', undefined, insecureDevice)).of('page');
    expect(facts).toMatchObject({
      version: '4.12.2',
      devicePixelRatio: 1,
      viewportWidth: 1280,
      hash: '#top',
      hostname: new URL(baseUrl).hostname,
      pathname: '/about',
      deviceMemory: 8,
      effectiveType: '4g',
      saveData: false,
      memberId: null,
    });
    for (const name of ['screenWidth', 'screenHeight', 'viewportHeight', 'hardwareConcurrency'])
      expect([name, typeof facts[name]]).toEqual([name, 'number']);
    for (const name of ['downlink', 'roundTripTime']) expect([name, facts[name]]).toEqual([name, 5]);
  });

  it('administration §6 collector: reads the id of the account that is logged in; administration §3 collector: has the member id of the account that is logged in', async () => {
    const hint = encodeURIComponent(JSON.stringify({ authenticated: true, siteUserId: 'u1' }));
    const { of } = await lookAt('/about', undefined, `document.cookie = 'siteUserInfo=${hint}; path=/'`);
    expect(of('page')).toMatchObject({ memberId: 'u1' });
  });

  it('administration §3 collector: has analytics id and marketing id from cookies', async () => {
    expect((await lookAt('/about')).of('page')).toMatchObject({ analyticsId: null, marketingId: null });
    const path = `/api/studio/sites/${owner.siteId}/settings`;
    const { settings, version } = (await owner.session.send('GET', path)).json;
    const body = { settings: { ...settings, cookiePolicy: 'standard' }, version };
    expect((await owner.session.send('PUT', path, body)).status).toBe(200);
    await owner.session.send('POST', `/api/studio/sites/${owner.siteId}/publish`, {});
    const facts = (await lookAt('/about')).of('page');
    expect(facts['analyticsId']).toMatch(/^[\w-]{8,}$/);
    // Both begin with the same visit.
    expect(facts['marketingId']).toBe(facts['analyticsId']);
  });

  it('measures a page: administration §3 collector: measures cumulative layout shift; administration §3 collector: measures first contentful paint; administration §3 collector: measures first input delay; administration §3 collector: measures interaction to next paint; administration §3 collector: measures largest contentful paint', async () => {
    const { of } = await lookAt('/shop', async (page) => {
      await page.evaluate(() => {
        const box = document.createElement('div');
        box.style.height = '200px';
        setTimeout(() => document.body.prepend(box), 700);
      });
      await page.mouse.click(5, 400);
      await page.evaluate(() => {
        document.addEventListener('keydown', () => {
          const until = performance.now() + 80;
          while (performance.now() < until);
        });
      });
      await page.waitForTimeout(1000);
      await page.keyboard.press('Shift');
      await page.waitForTimeout(300);
    });
    const facts = of('page-speed') as Record<string, number>;
    for (const name of ['firstContentfulPaint', 'largestContentfulPaint', 'cumulativeLayoutShift'])
      expect([name, (facts[name] ?? 0) > 0]).toEqual([name, true]);
    expect(facts['firstInputDelay']).toBeGreaterThanOrEqual(0);
    expect(facts['interactionToNextPaint']).toBeGreaterThanOrEqual(80);
  });

  it('tells how it was fetched: administration §3 collector: measures domain lookup, tcp connection and tls negotiation; administration §3 collector: has server timing and navigation timing type; administration §3 collector: has transfer and body sizes; administration §3 collector: has the timings of loading', async () => {
    const facts = (await lookAt('/about')).of('page-speed');
    expect(facts).toMatchObject({ navigationType: 'navigate', serverTiming: expect.any(Array) });
    for (const name of ['domainLookup', 'tcpConnection', 'tlsNegotiation'])
      expect([name, typeof facts[name]]).toEqual([name, 'number']);
    for (const name of [
      'transferSize',
      'encodedBodySize',
      'decodedBodySize',
      'loadEventEnd',
      'responseStart',
    ])
      expect([name, (facts[name] as number) > 0]).toEqual([name, true]);
  });

  it('tells of images: administration §3 collector: an image has visibleOnLoad, observationTime and intersectionRatio; administration §3 collector: an image has its size, type and loader type; administration §3 collector: an image has elementTiming, natural and displayed size', async () => {
    const page = async (here: Page) => {
      await here.waitForTimeout(100);
    };
    const { of } = await lookAt('/about', page, withImage);
    const [image] = of('page')['images'] as Record<string, unknown>[];
    expect(image).toMatchObject({
      visibleOnLoad: true,
      intersectionRatio: 1,
      imageType: 'svg',
      loaderType: 'lazy',
      elementTiming: 'mark',
      displayedWidth: 40,
      displayedHeight: 30,
    });
    expect(image?.['observationTime']).toBeGreaterThan(0);
    for (const name of ['imageSize', 'naturalWidth', 'naturalHeight'])
      expect([name, typeof image?.[name]]).toEqual([name, 'number']);
  });

  it('administration §3 collector: has forced colors and network information type; administration §3 collector: has the contrast preference more, less, custom or no-preference; administration §3 collector: has reduced motion, hover capability and keyboard usage', async () => {
    const { of } = await lookAt(
      '/about',
      async (page) => {
        await page.emulateMedia({ contrast: 'more', forcedColors: 'active', reducedMotion: 'reduce' });
      },
      insecureDevice,
    );
    expect(of('accessibility')).toMatchObject({
      forcedColors: true,
      networkType: 'wifi',
      contrast: expect.stringMatching(/^(?:more|less|custom)$/),
      reducedMotion: true,
      hover: true,
      keyboard: false,
    });
    const plain = (await lookAt('/about')).of('accessibility');
    expect(plain).toMatchObject({ contrast: 'no-preference', forcedColors: false });
  });

  it('tells of the keyboard at the first key outside of a text field', async () => {
    const { records } = await lookAt('/search', async (page) => {
      await page.locator('main input').first().press('a');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Shift');
    });
    const used = records
      .filter(({ eventName }) => eventName === 'accessibility')
      .map(({ data }) => data['keyboard']);
    expect(used).toEqual([true, true]);
  });

  it('administration §7 collector: the answer is not read', async () => {
    const faults: string[] = [];
    await lookAt(
      '/about',
      async (page) => {
        page.on('pageerror', (fault) => faults.push(fault.message));
        await page.route(address, (route) => route.fulfill({ status: 200, body: '{"recorded":' }));
      },
      'navigator.sendBeacon = undefined',
    );
    expect(faults).toEqual([]);
  });

  it('measures the share of page loads that the operator sets', async () => {
    const sampled = await createTestApp({ measuresVisits: true, settings: { collectorSample: 40 } });
    const { slug } = await sampled.ownerWithSite('sampled');
    const page = await openPage({ width: 1280, baseUrl: `http://${slug}.${sampled.studioHost}` });
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/1/performance/records')) told.push(request.url());
    });
    // What is drawn stands in the address.
    await page.addInitScript(`Math.random = () => Number(new URLSearchParams(location.search).get('at'));`);
    for (const at of ['0.41', '0.39', '0.99', '0']) {
      await page.goto(`/about?at=${at}`);
      await page.waitForLoadState('load');
      await page.waitForTimeout(300);
      await hide(page);
    }
    await expect.poll(() => told.length).toBe(2);
    await page.context().close();
    await sampled.close();
  });

  it('is on no page of a site that does not measure', async () => {
    await measure(await app.ownerWithSite('quiet'), false);
    const { text } = await app.site('quiet').send('GET', '/about');
    expect(text).not.toContain('/bundles/collectors/');
  });
});

// Browsers reveal memory and network to secure pages only, and a test's page is none.
const insecureDevice = `
  Object.defineProperty(navigator, 'deviceMemory', { value: 8 });
  Object.defineProperty(navigator, 'connection', {
    value: { downlink: 5, effectiveType: '4g', rtt: 5, saveData: false, type: 'wifi' },
  });`;

const withImage = `
  document.addEventListener('DOMContentLoaded', () => {
    const image = new Image(40, 30);
    image.loading = 'lazy';
    image.setAttribute('elementtiming', 'mark');
    image.style.cssText = 'position:fixed;top:0;left:0';
    image.src = '/favicon.svg';
    document.body.append(image);
  });`;
