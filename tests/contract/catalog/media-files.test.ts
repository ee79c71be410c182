import { isRefusal } from '@veranda/domain/refusal';
import { deleteAsset } from '@veranda/server/features/media/delete-asset';
import { describeAsset } from '@veranda/server/features/media/describe-asset';
import { serveAsset } from '@veranda/server/features/media/serve-asset';
import { uploadAsset } from '@veranda/server/features/media/upload-asset';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId } from './cast.ts';
import { type CatalogueDeps, createCatalogueDeps } from './catalogue-deps.ts';
import { codeOf, must } from './product-forms.ts';

let db: TestDatabase;
let deps: CatalogueDeps;
let site: SiteEntry;

beforeAll(async () => {
  db = await createTestDatabase();
  deps = await createCatalogueDeps(db);
  const shop = await makeShop(db, 'files');
  site = await deps.site(shop.siteId);
});
afterAll(async () => {
  await deps.end();
  await db.close();
});

describe('files', () => {
  const png = () =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
  const sent = (bytes: Uint8Array, fileName = 'Loaf of bread.png') => ({
    files: [{ field: 'file', fileName, mimeType: 'text/html', bytes }],
  });
  const headers: Record<string, string> = {};
  const reply = {
    status() {},
    header: (name: string, value: string) => void (headers[name] = value),
    setCookie() {},
    clearCookie() {},
  };

  it('storefront §9 image: widths 100, 300, 500, 750, 1000, 1500 and 2500; administration §9 image: widths 100, 300, 500, 750, 1000, 1500 and 2500', async () => {
    const wide = await sharp({ create: { width: 2600, height: 20, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
    const asset = must(await uploadAsset(deps, site.id, sent(wide)));
    expect(asset.variants.slice(0, 7)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  it('decisions §numbers upload: a site on trial has 5 GB', async () => {
    const asset = must(await uploadAsset(deps, site.id, sent(await png())));
    const fill = (bytes: bigint) =>
      db.forSite(site.id, (tx) =>
        tx.updateTable('asset').set({ bytes }).where('id', '=', asset.id).execute(),
      );
    await fill(5_000_000_000n);
    expect(codeOf(await uploadAsset(deps, site.id, sent(await png())))).toContain('quota-exceeded');
    await fill(1n);
    must(await uploadAsset(deps, site.id, sent(await png())));
  });

  it('are told by their content, served in their widths and never run', async () => {
    const asset = must(await uploadAsset(deps, site.id, sent(await png())));
    expect([asset.mimeType, asset.width, asset.variants]).toEqual(['image/png', 600, [100, 300, 500, 600]]);
    const [folder = '', file = ''] = asset.storageKey.split('/');
    const served = async (format?: string, owner = site.id) => {
      const answer = await serveAsset(deps, { owner, folder, file, format }, reply);
      return isRefusal(answer) || answer.kind !== 'bytes'
        ? codeOf(answer)
        : `${answer.type} ${(await sharp(answer.bytes as Uint8Array).metadata()).width}`;
    };
    expect([
      await served(),
      await served('300w'),
      await served('400w'),
      await served('600w'),
      await served('2500w'),
    ]).toEqual(['image/png 600', 'image/webp 300', 'image/webp 500', 'image/webp 600', 'image/png 600']);
    expect(await served('300w', newId())).toBe(': not-found');
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['a script', Buffer.from('alert(1)'), 'file: image-unsupported'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'file: image-unsupported',
    ],
  ])('refuse %s, whatever its name', async (_name, bytes, code) => {
    expect(codeOf(await uploadAsset(deps, site.id, sent(bytes, 'a.png')))).toBe(code);
  });

  it('are described, and are gone when they were deleted from the trash', async () => {
    const asset = must(await uploadAsset(deps, site.id, sent(await png())));
    const said = must(
      await describeAsset(deps, site.id, { id: asset.id, altText: 'A loaf', focalPoint: { x: 0.25, y: 1 } }),
    );
    expect([said.altText, said.focalPoint]).toEqual(['A loaf', { x: 0.25, y: 1 }]);
    must(await deleteAsset(deps, site.id, asset.id));
    expect(await deps.storage.get(`${site.id}/${asset.storageKey}`)).not.toBeNull();
    must(await deleteAsset(deps, site.id, asset.id));
    expect(await deps.storage.get(`${site.id}/${asset.storageKey}`)).toBeNull();
  });
});
