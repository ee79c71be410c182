import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function captcha(status: number, answer: unknown, seen: string[] = []) {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push(request.url ?? '', body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const addresses = { verifyUrl: `${origin}/assessments`, scriptUrl: `${origin}/recaptcha/enterprise.js` };
  return createRecaptcha({ siteKey: 'site', secret: 'secret', ...addresses }, Date.now);
}

const proof = { token: 'token', key: 'key', action: 'FORM_BLOCK_SUBMISSION', ip: '203.0.113.1' };
const good = {
  tokenProperties: { valid: true, action: 'FORM_BLOCK_SUBMISSION' },
  riskAnalysis: { score: 0.9 },
};

describe('reCAPTCHA Enterprise', () => {
  it('storefront §7: is asked with the site key and the action of the page', async () => {
    const seen: string[] = [];
    expect(await (await captcha(200, good, seen)).verify(proof)).toBe('passed');
    expect(seen[0]).toBe('/assessments?key=secret');
    expect(JSON.parse(seen[1] ?? '')).toEqual({
      event: { token: 'token', siteKey: 'site', expectedAction: proof.action, userIpAddress: proof.ip },
    });
  });
  it.each([
    ['a token that is not valid', { ...good, tokenProperties: { valid: false } }],
    ['another action', { ...good, tokenProperties: { valid: true, action: 'LOGIN' } }],
    ['a machine’s score', { ...good, riskAnalysis: { score: 0.1 } }],
    ['an answer without a score', { tokenProperties: good.tokenProperties }],
  ])('fails for %s', async (_name, answer) =>
    expect(await (await captcha(200, answer)).verify(proof)).toBe('failed'),
  );
  it('fails without a token, and asks nobody', async () => {
    const seen: string[] = [];
    expect(await (await captcha(200, good, seen)).verify({ ...proof, token: '' })).toBe('failed');
    expect(seen).toEqual([]);
  });
  it('says so when the service fails or is unavailable', async () => {
    expect(await (await captcha(503, {})).verify(proof)).toBe('away');
    const away = { verifyUrl: 'http://127.0.0.1:9/x', scriptUrl: 'http://127.0.0.1:9/y' };
    const gone = createRecaptcha({ siteKey: 's', secret: 's', ...away }, Date.now);
    expect(await gone.verify(proof)).toBe('away');
  });
});
