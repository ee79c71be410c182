import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allErrors } from '@veranda/contracts/all-errors';
import { en } from '@veranda/messages/studio/errors/en.data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** Vimeo’s oEmbed, as its documentation describes the answers that are read. */
const vimeo = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://vimeo').searchParams.get('url') ?? '';
  asked.push(url);
  if (url.endsWith('/404')) return void response.writeHead(404).end();
  const answer = { title: 'The oven', account_type: url.endsWith('/1') ? 'basic' : 'pro' };
  response.end(JSON.stringify(answer));
});
const asked: string[] = [];

let app: TestApp;
let owner: Session;
let siteId: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => vimeo.listen(0, '127.0.0.1', resolve));
  app = await createTestApp({ vimeo: `http://127.0.0.1:${(vimeo.address() as AddressInfo).port}` });
  ({ session: owner, siteId } = await app.ownerWithSite('videos'));
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
  vimeo.close();
});

const check = (address: string) =>
  owner.send('GET', `/api/studio/sites/${siteId}/video-check?address=${encodeURIComponent(address)}`);

describe('a video on a service', () => {
  it('administration §5 message: Vimeo Basic accounts are unsupported. Please share a video from a different account.', async () => {
    const { status, json } = await check('https://player.vimeo.com/video/1');
    expect([status, json.code]).toEqual([422, 'vimeo-basic']);
    expect(Object.hasOwn(allErrors, 'vimeo-basic')).toBe(true);
    expect(en['vimeo-basic']).toBe(
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    );
    expect(asked).toEqual(['https://vimeo.com/1']);
  });

  it('is let through where the service says nothing against it, and others are not asked about', async () => {
    const answers = ['https://vimeo.com/2', 'https://vimeo.com/404', 'https://youtu.be/abcdefghijk', 'words'];
    const told = await Promise.all(answers.map(async (address) => (await check(address)).json));
    expect(told).toEqual([
      { providerName: 'Vimeo', title: 'The oven' },
      { providerName: 'Vimeo', title: '' },
      { providerName: 'YouTube', title: '' },
      { providerName: '', title: '' },
    ]);
    expect(asked.filter((url) => url.includes('youtu'))).toEqual([]);
  });

  it('has a page that stands in for its frame on a developer’s machine', async () => {
    const frame = encodeURIComponent('https://player.vimeo.com/video/1?x="><script>');
    const { status, text, headers } = await owner.send('GET', `/_embeds?frame=${frame}`);
    expect(status).toBe(200);
    expect(text).toContain('<h1>player.vimeo.com</h1>');
    expect(text).not.toContain('"><script>');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-ancestors');
    expect(headers.get('x-frame-options')).toBeNull();
    expect((await owner.send('GET', '/_embeds?frame=javascript:alert(1)')).text).not.toContain('javascript');
  });
});
