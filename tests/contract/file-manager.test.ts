import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaJobs } from '@veranda/server/features/media/jobs';
import { sql } from 'kysely';
import type { Session } from '../support/browser-session.ts';
import { fileForm } from '../support/file-form.ts';
import { publishSite } from '../support/publish-site.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { announce, sendPart } from '../support/upload-in-parts.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

interface Place {
  readonly owner: Session;
  readonly siteId: string;
  readonly base: string;
}

async function place(name: string): Promise<Place> {
  const { session: owner, siteId } = await app.ownerWithSite(name);
  return { owner, siteId, base: `/api/studio/sites/${siteId}` };
}

async function send({ owner, base }: Place, path: string, fileName: string, content: Uint8Array | string) {
  const { body, headers } = fileForm({ fileName, content });
  return owner.send('POST', `${base}/${path}`, body, headers);
}

const uploaded = async (at: Place, path: string, fileName: string, content: Uint8Array | string) =>
  (await send(at, path, fileName, content)).json.asset;

const names = async ({ owner, base }: Place, query: string) =>
  (await owner.send('GET', `${base}/assets?${query}`)).json.assets.map(
    (asset: { fileName: string }) => asset.fileName,
  );

describe('the file manager', () => {
  it('administration §2 file manager: Existing Files; by kind, folder, name and size, page by page', async () => {
    const at = await place('listing');
    const folders = await at.owner.send('POST', `${at.base}/asset-folders`, { name: 'Menus', parent: null });
    const folder = folders.json.folders[0].id;
    await uploaded(at, `assets/files?folder=${folder}`, 'Prices.pdf', '%PDF-1.7\nprices');
    await uploaded(at, 'assets/files', 'stock.csv', 'name,count\n');
    await uploaded(at, 'assets', 'loaf.png', await picture('#a63'));
    expect(await names(at, 'kind=all')).toEqual(['loaf.png', 'stock.csv', 'Prices.pdf']);
    expect(await names(at, 'kind=all&sort=oldest')).toEqual(['Prices.pdf', 'stock.csv', 'loaf.png']);
    expect(await names(at, 'kind=all&sort=name')).toEqual(['loaf.png', 'Prices.pdf', 'stock.csv']);
    expect(await names(at, 'kind=all&sort=largest')).toEqual(['loaf.png', 'Prices.pdf', 'stock.csv']);
    expect(await names(at, 'kind=document&q=PRI')).toEqual(['Prices.pdf']);
    expect(await names(at, `kind=all&folder=${folder}`)).toEqual(['Prices.pdf']);
    expect(await names(at, 'kind=all&folder=top')).toEqual(['loaf.png', 'stock.csv']);
    expect(await names(at, '')).toEqual(['loaf.png']);
    const { json } = await at.owner.send('GET', `${at.base}/assets?kind=all`);
    expect([json.total, json.perPage, json.quotaBytes]).toEqual([3, 50, 5_000_000_000]);
    expect(json.usedBytes).toBe(
      json.assets.reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0),
    );
  });

  it('administration §1 owner: uploads and keeps files; decisions §paths system: /s/{file}; a document has an address that stays, is downloaded, and runs nothing', async () => {
    const at = await place('papers');
    const first = await uploaded(at, 'assets/files', 'Crème.csv', 'a,b\n');
    const again = await uploaded(at, 'assets/files', 'Crème.csv', 'c,d\n');
    await uploaded(at, 'assets/files', 'Prices.pdf', '%PDF-1.7\n');
    const { json } = await at.owner.send('GET', `${at.base}/assets/${again.id}`);
    expect(json.asset.publicPath).toBe('/s/Creme-1.csv');
    const visitor = app.site('papers');
    const csv = await visitor.send('GET', '/s/Creme-1.csv');
    expect([csv.status, csv.text, csv.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      'c,d\n',
      'text/csv',
    ]);
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="Creme.csv"');
    expect(csv.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(csv.headers.get('cache-control')).toBe('public, max-age=60');
    const part = await visitor.send('GET', '/s/Creme.csv', undefined, { range: 'bytes=1-2' });
    expect([part.status, part.text]).toEqual([206, ',b']);
    const pdf = await visitor.send('GET', '/s/Prices.pdf');
    expect([pdf.headers.get('content-type'), pdf.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      null,
    ]);
    expect(pdf.headers.get('content-security-policy')).toBe("default-src 'none'");
    for (const path of ['/s/none.pdf', '/s/..%2f..%2fsecret', '/s/'])
      expect((await visitor.send('GET', path)).status).toBe(404);
    await at.owner.send('PATCH', `${at.base}/assets/${first.id}`, { fileName: 'Autumn.csv' });
    expect((await visitor.send('GET', '/s/Creme.csv')).status).toBe(200);
    const empty = await at.owner.send('PATCH', `${at.base}/assets/${first.id}`, { fileName: ' ' });
    expect(empty.json).toMatchObject({ error: 'Please enter a file name', field: 'fileName' });
  });

  it.each([
    ['page.html', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg onload="alert(1)"/>'],
    ['prices.pdf', '<html>'],
    ['program.exe', 'MZ'],
  ])(
    'administration §5 message: The file {fileName} does not appear to be a supported file type; %s',
    async (name, content) => {
      const at = await place('hostile');
      const { status, json } = await send(at, 'assets/files', name, content);
      expect([status, json.error]).toEqual([
        415,
        `The file ${name} does not appear to be a supported file type`,
      ]);
    },
  );

  it('lays a file in the trash: places show their empty state, published pages keep it until the next publication', async () => {
    const at = await place('deleting');
    const asset = await uploaded(at, 'assets', 'loaf.png', await picture('#b74'));
    await putOnAbout(at, [[5, { assetId: asset.id, altText: 'A loaf' }]]);
    await publishSite(at.owner, at.siteId);
    const visitor = app.site('deleting');
    const shown = async () => (await visitor.send('GET', '/about')).text.includes(asset.url);
    expect(await shown()).toBe(true);
    const uses = async () => (await at.owner.send('GET', `${at.base}/assets/${asset.id}`)).json.uses;
    expect(await uses()).toEqual([
      { kind: 'page', id: expect.any(String), title: 'About' },
      { kind: 'published', id: '', title: '' },
    ]);
    expect((await at.owner.send('DELETE', `${at.base}/assets/${asset.id}`)).status).toBe(200);
    expect(await names(at, 'kind=all')).toEqual([]);
    expect(await names(at, 'kind=all&trash=true')).toEqual(['loaf.png']);
    expect(await shown()).toBe(true);
    expect((await visitor.send('GET', asset.url)).status).toBe(200);

    const early = await at.owner.send('DELETE', `${at.base}/assets/${asset.id}`);
    expect([early.status, early.json.code]).toEqual([409, 'asset-in-use']);
    await publishSite(at.owner, at.siteId);
    expect(await shown()).toBe(false);
    await at.owner.send('POST', `${at.base}/assets/${asset.id}/restore`, {});
    await publishSite(at.owner, at.siteId);
    expect(await shown()).toBe(true);

    await at.owner.send('DELETE', `${at.base}/assets/${asset.id}`);
    await publishSite(at.owner, at.siteId);
    expect((await at.owner.send('DELETE', `${at.base}/assets/${asset.id}`)).status).toBe(200);
    expect((await visitor.send('GET', asset.url)).status).toBe(404);
    expect((await at.owner.send('DELETE', `${at.base}/assets/${asset.id}`)).status).toBe(404);
  });

  it('decisions §numbers trash: 30 days; is emptied of what has been in the trash for 30 days, unless something published shows it', async () => {
    const at = await place('emptied');
    const [old, young, shown] = [
      await uploaded(at, 'assets/files', 'old.csv', 'a'),
      await uploaded(at, 'assets/files', 'young.csv', 'a'),
      await uploaded(at, 'assets', 'shown.png', await picture('#475')),
    ];
    await putOnAbout(at, [[5, { assetId: shown.id }]]);
    await publishSite(at.owner, at.siteId);
    for (const { id } of [old, young, shown]) await at.owner.send('DELETE', `${at.base}/assets/${id}`);
    await app.db.forSite(at.siteId, (tx) =>
      sql`update stored_asset set deleted_at = now() - interval '31 days' where id in (${old.id}, ${shown.id})`.execute(
        tx,
      ),
    );
    await mediaJobs(app.deps)['empty-file-trash']?.(at.siteId, {}, async () => {});
    expect(await names(at, 'kind=all&trash=true&sort=name')).toEqual(['young.csv', 'shown.png']);
  });

  it('replaces the content of a file in place: name, addresses and texts stay, published pages follow when published', async () => {
    const at = await place('replacing');
    const asset = await uploaded(at, 'assets', 'loaf.png', await picture('#c85'));
    await at.owner.send('PATCH', `${at.base}/assets/${asset.id}`, { altText: 'A loaf' });
    await putOnAbout(at, [[5, { assetId: asset.id }]]);
    await publishSite(at.owner, at.siteId);
    const { json } = await send(at, `assets/${asset.id}/content`, 'other.png', await picture('#246'));
    expect(json.asset).toMatchObject({ id: asset.id, fileName: 'loaf.png', altText: 'A loaf' });
    expect(json.asset.url).not.toBe(asset.url);
    const visitor = app.site('replacing');
    const body = async () => (await visitor.send('GET', '/about')).text;
    expect(await body()).toContain(asset.url);
    const sweep = () => mediaJobs(app.deps)['empty-file-trash']?.(at.siteId, {}, async () => {});
    await app.db.forSite(at.siteId, (tx) =>
      sql`update replaced_file set replaced_at = now() - interval '2 days'`.execute(tx),
    );
    await sweep();
    expect((await visitor.send('GET', asset.url)).status).toBe(200);
    await publishSite(at.owner, at.siteId);
    expect(await body()).toContain(json.asset.url);
    const wrong = await send(at, `assets/${asset.id}/content`, 'talk.mp3', 'ID3 sound');
    expect([wrong.status, wrong.json.code]).toEqual([415, 'image-unsupported']);
  });

  it('administration §8 message: Error uploading; administration §4 file: error uploading; administration §5 message: The file {fileName} is too large. The maximum allowed file size is {maxSize}.; decisions §numbers upload: a video has 500 MB at most; a large file in parts goes on after a break (tus)', async () => {
    const { owner: session, siteId, base } = await place('parts');
    const at = { session, siteId };
    const bytes = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5_000, 7)]);
    const { answer, path } = await announce(at, 'Bells.mp3', bytes.length);
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, '0']);
    const first = await sendPart(at, path, { offset: 0, bytes: bytes.subarray(0, 2_000) });
    expect(first.headers.get('upload-offset')).toBe('2000');
    const where = await session.send('HEAD', path);
    expect(['upload-offset', 'upload-length'].map((name) => where.headers.get(name))).toEqual([
      '2000',
      '5003',
    ]);
    expect((await session.send('POST', `${path}/finish`)).json.code).toBe('upload-incomplete');
    const again = await sendPart(at, path, { offset: 0, bytes: bytes.subarray(0, 2_000) });
    expect([again.status, again.json.code, again.json.error]).toEqual([
      409,
      'upload-offset',
      'Error uploading',
    ]);
    const tooMuch = await sendPart(at, path, { offset: 2_000, bytes });
    expect(tooMuch.json.code).toBe('upload-length');
    await sendPart(at, path, { offset: 2_000, bytes: bytes.subarray(2_000) });
    const { asset } = (await session.send('POST', `${path}/finish`)).json;
    expect(asset).toMatchObject({ fileName: 'Bells.mp3', mimeType: 'audio/mpeg', bytes: 5_003 });
    expect((await session.send('POST', `${path}/finish`)).json.asset).toEqual(asset);
    const heard = await app.site('parts').send('GET', asset.url);
    expect(heard.headers.get('content-length')).toBe('5003');

    expect((await announce(at, 'film.mp4', 500_000_001)).answer.json.error).toBe(
      'The file film.mp4 is too large. The maximum allowed file size is 500 MB.',
    );
    expect((await announce(at, 'film.mp4', '5e3')).answer.json.code).toBe('upload-length');
    const given = await announce(at, 'given-up.mp4', 9_000);
    await sendPart(at, given.path, { offset: 0, bytes: Buffer.from('part') });
    await app.db.forSite(siteId, (tx) =>
      sql`update pending_upload set changed_at = now() - interval '3 days'`.execute(tx),
    );
    await mediaJobs(app.deps)['empty-file-trash']?.(siteId, {}, async () => {});
    expect((await session.send('HEAD', given.path)).status).toBe(404);
    expect((await session.send('GET', `${base}/assets?kind=all`)).json.total).toBe(1);
    const picked = await announce(at, 'loaf', (await picture('#a63')).length);
    await sendPart(at, picked.path, { offset: 0, bytes: await picture('#a63') });
    const image = (await session.send('POST', `${picked.path}/finish`)).json.asset;
    expect([image.mimeType, image.width]).toEqual(['image/png', 640]);
  });

  it('keeps files in folders of up to five levels, each name once in its place', async () => {
    const at = await place('folders');
    const add = async (name: string, parent: string | null) =>
      at.owner.send('POST', `${at.base}/asset-folders`, { name, parent });
    const idOf = (answer: Awaited<ReturnType<typeof add>>, name: string) =>
      answer.json.folders.find((each: { name: string }) => each.name === name)?.id;
    const photos = idOf(await add('Photos', null), 'Photos');
    const summer = idOf(await add('Summer', photos), 'Summer');
    let deepest = await add('Level 3', summer);
    for (const level of [4, 5]) deepest = await add(`Level ${level}`, idOf(deepest, `Level ${level - 1}`));
    const sixth = await add('Level 6', idOf(deepest, 'Level 5'));
    expect([sixth.status, sixth.json.code, sixth.json.field]).toEqual([400, 'folder-too-deep', 'parent']);
    for (const level of [5, 4, 3])
      await at.owner.send('DELETE', `${at.base}/asset-folders/${idOf(deepest, `Level ${level}`)}`);
    expect((await add('photos', null)).json).toMatchObject({ code: 'folder-name-taken', field: 'name' });
    expect((await add('  ', null)).status).toBe(400);
    const move = (id: string, parent: string | null) =>
      at.owner.send('PUT', `${at.base}/asset-folders/${id}`, { name: 'Photos', parent });
    expect((await move(photos, summer)).json.code).toBe('folder-in-itself');
    const asset = await uploaded(at, `assets?folder=${summer}`, 'sea.png', await picture('#58a'));
    const into = (folder: string | null) =>
      at.owner.send('POST', `${at.base}/asset-moves`, { assets: [asset.id], folder });
    expect((await at.owner.send('DELETE', `${at.base}/asset-folders/${photos}`)).json.code).toBe(
      'folder-holds-folders',
    );
    const left = await at.owner.send('DELETE', `${at.base}/asset-folders/${summer}`);
    expect(left.json.folders).toEqual([{ id: photos, parent: null, name: 'Photos', files: 1 }]);
    expect((await into(null)).json).toEqual({ moved: 1 });
    expect((await into(summer)).status).toBe(404);
    expect((await send(at, `assets?folder=${summer}`, 'a.png', await picture('#fff'))).status).toBe(404);
  });
});
