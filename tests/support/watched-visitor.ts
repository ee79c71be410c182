import type { Page } from 'playwright-core';
import type { Shop } from '../contract/checkout/shop.ts';
import { openPage } from './browser.ts';

/** Something that a page has told of its visitor. */
interface Told {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const ordinaryBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A page that notes what it tells of its visitor, to the site and to the ad-pixel. */
export async function watchedVisitor(
  baseUrl: string,
  script = '',
): Promise<{ page: Page; told: Told[]; pixels: URLSearchParams[] }> {
  const page = await openPage({ width: 1280, baseUrl });
  // Browsers without a window say so, and are not counted.
  await page.setExtraHTTPHeaders({ 'user-agent': ordinaryBrowser });
  if (script !== '') await page.addInitScript(script);
  const [told, pixels] = [[] as Told[], [] as URLSearchParams[]];
  await page.route('https://www.facebook.com/**', (route) => {
    pixels.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/api\/(?:events\/RecordEvent|census\/)/.test(pathname)) return;
    const form = new URLSearchParams(request.postData() ?? '');
    const name = form.get('event') ?? '';
    const isEvent = pathname.startsWith('/api/events/');
    const data = isEvent ? JSON.parse(form.get('data') ?? '{}') : Object.fromEntries(form);
    told.push({ name: isEvent ? name.replace('CommerceShopping_', '') : pathname.slice(12), data });
  });
  return { page, told, pixels };
}

/** Lets a published site measure its visitors, itself or by an ad-pixel. */
export async function measure(
  { owner, siteId }: Shop,
  changes: {
    readonly visitorMetrics: boolean;
    readonly adPixelId: string;
    readonly cookiePolicy?: string;
    readonly consentTexts?: object;
  },
): Promise<void> {
  const path = `/api/studio/sites/${siteId}/settings`;
  const { settings, version } = (await owner.send('GET', path)).json;
  const sent = await owner.send('PUT', path, {
    settings: { ...settings, cookiePolicy: 'standard', ...changes },
    version,
  });
  if (sent.status !== 200) throw new Error(sent.text);
  await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
}

export const names = (told: readonly Told[]): string[] => told.map(({ name }) => name);

/** Data of the first event of a name. */
export function dataOf(told: readonly Told[], name: string): Told['data'] {
  return told.find((one) => one.name === name)?.data ?? {};
}
