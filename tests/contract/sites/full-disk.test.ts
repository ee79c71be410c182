import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base = '';
beforeAll(async () => {
  app = await createTestApp();
  const made = await app.ownerWithSite('full');
  owner = made.session;
  base = `/api/studio/sites/${made.siteId}`;
});
afterAll(() => app.close());

async function upload(): Promise<Awaited<ReturnType<Session['send']>>> {
  const bytes = await sharp({ create: { width: 700, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="dot.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  return owner.send('POST', `${base}/assets`, body, { 'content-type': 'multipart/form-data; boundary=x' });
}

describe('a disk that is full', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'refuses an upload with 507 and a sentence, and keeps no part of it: %s',
    async (code) => {
      const { storage } = app.deps;
      const kept: string[] = [];
      const full = {
        ...storage,
        async put(key: string) {
          if (kept.length > 1) throw Object.assign(new Error('no space left on device'), { code });
          kept.push(key);
        },
        delete: async (key: string) => void kept.splice(kept.indexOf(key), 1),
      };
      Object.assign(app.deps, { storage: full });
      const answer = await upload();
      Object.assign(app.deps, { storage });
      expect([answer.status, answer.json]).toEqual([
        507,
        {
          error: 'There is no space left for files at the moment. Nothing was saved. Please try again later.',
          code: 'storage-full',
        },
      ]);
      expect(kept).toEqual([]);
      expect((await owner.send('GET', `${base}/assets`)).json.assets).toEqual([]);
      // The operator is notified.
      expect(app.faults.splice(0)).toHaveLength(1);
    },
  );

  it('leaves the site as it was, and takes uploads again once there is room', async () => {
    expect((await app.site('full').send('GET', '/')).status).toBe(200);
    expect((await upload()).status).toBe(200);
    expect(app.faults).toEqual([]);
  });
});
