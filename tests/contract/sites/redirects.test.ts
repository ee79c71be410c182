import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishSite } from '../../support/publish-site.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const to = (from: string, target: string, status = 301) => ({ from, to: target, status });

describe('redirects of the owner', () => {
  it('lead visitors from the next publication on, where nothing else is', async () => {
    const { session: owner, siteId } = await app.ownerWithSite('led');
    const path = `/api/studio/sites/${siteId}/redirects`;
    const added = await owner.send('POST', path, {
      redirects: [to('/old/', '/about'), to('/blog/*', '/journal/*', 302), to('/about', '/nowhere')],
    });
    expect(added.json.redirects[0]).toEqual(to('/old', '/about'));
    const visitor = app.site('led');
    const led = async (from: string) => {
      const { status, headers } = await visitor.send('GET', from);
      return [status, headers.get('location')];
    };
    expect(await led('/old')).toEqual([404, null]);
    await publishSite(owner, siteId);
    expect(await led('/old')).toEqual([301, '/about']);
    expect(await led('/old?ref=card')).toEqual([301, '/about?ref=card']);
    expect(await led('/blog/2024/rye')).toEqual([302, '/journal/2024/rye']);
    expect((await led('/about'))[0]).toBe(200);

    await owner.send('POST', path, { redirects: [to('/older', '/about')], replaces: '/old' });
    const left = await owner.send('POST', `${path}/removal`, { from: ['/blog/*'] });
    expect(left.json.redirects.map(({ from }: { from: string }) => from)).toEqual(['/about', '/older']);
    expect(await led('/old')).toEqual([301, '/about']);
    await publishSite(owner, siteId);
    expect(await led('/old')).toEqual([404, null]);
    expect(await led('/older')).toEqual([301, '/about']);
  });

  it.each([
    [to('/a', '/a'), 'redirect-loop', 'redirects.0.to'],
    [to('/b', '/x'), 'redirect-loop', 'redirects.0.to'],
    [to('/', '/about'), 'redirect-from-malformed', 'redirects.0.from'],
    [to('/a', 'javascript:alert(1)'), 'redirect-to-malformed', 'redirects.0.to'],
    [to('/a', '//evil.example'), 'redirect-to-malformed', 'redirects.0.to'],
    [to('/a', '/b', 307), 'malformed', 'redirects.0.status'],
  ])('are refused with their reason: %j', async (redirect, code, field) => {
    const { session: owner, siteId } = await app.ownerWithSite('wrongly');
    const path = `/api/studio/sites/${siteId}/redirects`;
    await owner.send('POST', path, { redirects: [to('/x', '/b')] });
    const { status, json } = await owner.send('POST', path, { redirects: [redirect] });
    expect([status, json.code, json.field]).toEqual([400, code, field]);
    expect((await owner.send('GET', path)).json.redirects).toEqual([to('/x', '/b')]);
  });
});
