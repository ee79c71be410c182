import { bumpSiteVersion, setTrial } from '@veranda/db/sites/writer';
import { createSiteDirectory } from '@veranda/server/services/sites/directory/create-site-directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  siteId = (await app.ownerWithSite('directory')).siteId;
});
afterAll(() => app.close());

describe('the directory of sites', () => {
  it('keeps the newer of two readings whose answers arrive in the other order', async () => {
    let deliver = (): void => undefined;
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    let readings = 0;
    const { global } = app.db;
    const db = {
      ...app.db,
      async global(work: Parameters<typeof global>[0], options: Parameters<typeof global>[1]) {
        const answer = await global(work, options);
        readings += 1;
        if (readings === 1) await delivery;
        return answer;
      },
    } as typeof app.db;
    const directory = createSiteDirectory({ ...app.deps, db });
    const slow = directory.refresh(siteId);
    await expect.poll(() => readings).toBeGreaterThan(0);
    await app.db.forSite(siteId, async (tx) => {
      await setTrial(tx, { status: 'internal' });
      await bumpSiteVersion(tx);
    });
    await directory.refresh(siteId);
    deliver();
    await slow;
    expect((await directory.byId(siteId))?.status).toBe('internal');
    await directory.close();
  });
});
