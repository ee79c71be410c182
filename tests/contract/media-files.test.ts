import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { fileForm } from '../support/file-form.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => app.close());

const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200_000, 7)]);

describe('files that pages play', () => {
  it('administration §1 owner: uploads and keeps files: a sound by its content, answered in the parts that are asked for', async () => {
    const { session, siteId } = await app.ownerWithSite('sounds');
    const base = `/api/studio/sites/${siteId}/assets`;
    const { body, headers } = fileForm({ fileName: 'The first bake.exe', content: sound });
    const { status, json } = await session.send('POST', `${base}/files`, body, headers);
    expect(status).toBe(200);
    expect(json.asset).toMatchObject({ mimeType: 'audio/mpeg', bytes: sound.length });
    expect(json.asset.url).toMatch(/\/The-first-bake\.mp3$/);

    const listed = async (query: string) => (await session.send('GET', `${base}${query}`)).json.assets.length;
    expect(await Promise.all(['?kind=audio', '?kind=video', '', '?kind=all'].map(listed))).toEqual([
      1, 0, 0, 1,
    ]);

    const visitor = app.site('sounds');
    const get = (range?: string) => visitor.send('GET', json.asset.url, undefined, range ? { range } : {});
    const whole = await get();
    expect(whole.status).toBe(200);
    const said = ['content-type', 'accept-ranges', 'content-length', 'content-disposition'];
    expect(said.map((name) => whole.headers.get(name))).toEqual([
      'audio/mpeg',
      'bytes',
      String(sound.length),
      null,
    ]);
    const part = await get('bytes=1-2');
    expect([part.status, part.headers.get('content-range'), part.text]).toEqual([
      206,
      `bytes 1-2/${String(sound.length)}`,
      'D3',
    ]);
    const rest = await get(`bytes=${String(sound.length - 5)}-`);
    expect([rest.status, rest.headers.get('content-length')]).toEqual([206, '5']);
    expect((await get(`bytes=${String(sound.length)}-`)).status).toBe(416);
    expect((await get('bytes=-5')).status).toBe(200);
  });

  it('administration §5 message: The file {fileName} does not appear to be a supported file type', async () => {
    const { session, siteId } = await app.ownerWithSite('nosounds');
    const { body, headers } = fileForm({ fileName: 'film.mp4', content: '<script>alert(1)</script>' });
    const answer = await session.send('POST', `/api/studio/sites/${siteId}/assets/files`, body, headers);
    expect(answer.status).toBe(415);
    expect(answer.json.error).toBe('The file film.mp4 does not appear to be a supported file type');
  });
});
