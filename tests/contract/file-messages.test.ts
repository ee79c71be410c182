import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileForm } from '../support/file-form.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

describe('a file that cannot be kept', () => {
  it('administration §8 message: File processing failed, and nothing else; administration §8 message: File processing failed to complete; administration §8 message: Unable to locate content; says what became of a picture', async () => {
    const { session, siteId } = await app.ownerWithSite('torn');
    const base = `/api/studio/sites/${siteId}`;
    const send = (fileName: string, content: Uint8Array) => {
      const { body, headers } = fileForm({ fileName, content });
      return session.send('POST', `${base}/assets`, body, headers);
    };
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63', noise } })
      .png()
      .toBuffer();
    const torn = await send('torn.png', whole.subarray(0, whole.length / 2));
    expect([torn.status, torn.json.error]).toEqual([400, 'File processing failed']);
    const { images } = app.deps;
    Object.assign(app.deps, { images: { ...images, process: async () => ({ problem: 'timeout' }) } });
    const slow = await send('slow.png', whole);
    Object.assign(app.deps, { images });
    expect([slow.status, slow.json.error]).toEqual([400, 'File processing failed to complete']);
    const gone = await session.send('GET', `${base}/assets/${randomUUID()}`);
    expect([gone.status, gone.json.error]).toEqual([404, 'Unable to locate content']);
  });
});
