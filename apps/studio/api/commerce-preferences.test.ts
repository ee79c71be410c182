import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreferences, savePreferences } from './commerce-preferences.ts';

const before = { lowStockAt: 5, columns: ['sku' as const] };

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: object) {
  const sent: { readonly url: string; readonly body: string }[] = [];
  const reported: unknown[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  vi.stubGlobal('reportError', (fault: unknown) => reported.push(fault));
  vi.stubGlobal('fetch', (url: string, { body: text = '' }: { readonly body?: string }) => {
    sent.push({ url, body: text });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return { sent, reported };
}

describe('commerce preferences in the studio', () => {
  it('administration §7 commerce preferences: PUT is left out when nothing changed', async () => {
    const { sent } = answering(200, {});
    const same = { columns: ['sku' as const], lowStockAt: 5 };
    expect(await savePreferences('site', 'inventory', { before, after: same })).toBe(before);
    expect(sent).toEqual([]);
  });

  it('send what has changed alone', async () => {
    const { sent } = answering(200, { ...before, lowStockAt: 2 });
    await savePreferences('site', 'inventory', { before, after: { ...before, lowStockAt: 2 } });
    expect(sent).toEqual([
      { url: '/api/v1/commerce-preferences/inventory?websiteId=site', body: '{"lowStockAt":2}' },
    ]);
  });

  it('administration §8 failure: commerce preferences are reported and thrown again', async () => {
    const { reported } = answering(500, { error: 'Something went wrong', code: 'fault' });
    const after = { ...before, lowStockAt: 2 };
    await expect(savePreferences('site', 'inventory', { before, after })).rejects.toThrow(
      'Something went wrong',
    );
    await expect(readPreferences('site', 'inventory')).rejects.toThrow('Something went wrong');
    expect(reported).toHaveLength(2);
  });
});
