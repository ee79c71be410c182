import { createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Outbound, OutboundRequest } from '@veranda/server/platform/egress/outbound';
import { createGoogleSheets } from './google-sheets.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const secret = JSON.stringify({
  clientEmail: 'veranda@project.example',
  privateKey: keys.privateKey,
  shareWith: 'owner@shop.example',
});

/** Google as far as it is called: one spreadsheet of rows, and what was asked. */
function google(rows: string[][] = []) {
  const asked: OutboundRequest[] = [];
  let status = 200;
  const answerOf = ({ method, url, body = '' }: OutboundRequest): unknown => {
    if (url.includes('/token')) return { access_token: 'token-1' };
    if (url.endsWith('/spreadsheets')) return { spreadsheetId: 'sheet-1' };
    if (url.includes('/permissions')) return {};
    if (method === 'GET')
      return { values: url.endsWith('A:A') ? rows.map((row) => row.slice(0, 1)) : rows.slice(0, 1) };
    const [row] = (JSON.parse(body) as { values: string[][] }).values;
    if (method === 'PUT') rows[0] = row ?? [];
    else rows.push(row ?? []);
    return {};
  };
  const outbound: Outbound = {
    leadsInside: async () => false,
    async send(request) {
      asked.push(request);
      return { kind: 'answered', status, text: JSON.stringify(status === 200 ? answerOf(request) : {}) };
    },
  };
  const sheets = createGoogleSheets({ outbound, now: () => 1_700_000_000_000 });
  return { asked, rows, sheets, respondWith: (next: number) => void (status = next) };
}

const row = (key: string, text: string) => ({ key, cells: [{ title: 'Name', text }] });
const place = (key: string, text: string, isRepeat = false) => ({
  reference: 'sheet-1',
  row: row(key, text),
  isRepeat,
});

describe('Google Sheets by the key of a service account', () => {
  it('asks for a token by a statement that the key has signed', async () => {
    const { asked, sheets } = google();
    expect(await sheets.account(secret)).toEqual({ kind: 'account', name: 'veranda@project.example' });
    const assertion = new URLSearchParams(asked[0]?.body).get('assertion') ?? '';
    const [head, claims, signature] = assertion.split('.');
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(keys.publicKey, signature ?? '', 'base64url')).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      iss: 'veranda@project.example',
      aud: 'https://oauth2.googleapis.com/token',
      iat: 1_700_000_000,
      exp: 1_700_003_600,
    });
  });

  it('makes a spreadsheet and shares it with the owner', async () => {
    const { asked, sheets } = google();
    expect(await sheets.create(secret, 'Orders')).toEqual({ kind: 'made', reference: 'sheet-1' });
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toEqual({
      type: 'user',
      role: 'writer',
      emailAddress: 'owner@shop.example',
    });
  });

  it('adds rows under a header of their columns, and asks for one token only', async () => {
    const { asked, rows, sheets } = google();
    await sheets.append(secret, place('one', 'Ada'));
    await sheets.append(secret, place('two', '=1+1'));
    expect(rows).toEqual([
      ['Submission', 'Name'],
      ['one', 'Ada'],
      ['two', "'=1+1"],
    ]);
    expect(asked.filter(({ url }) => url.includes('/token'))).toHaveLength(1);
    expect(asked.filter(({ url }) => url.includes('valueInputOption=USER_ENTERED'))).toEqual([]);
  });

  it('adds no row twice when an earlier try may have added it', async () => {
    const { rows, sheets } = google();
    await sheets.append(secret, place('one', 'Ada'));
    expect(await sheets.append(secret, place('one', 'Ada', true))).toEqual({ kind: 'sent' });
    expect(rows).toHaveLength(2);
  });

  it.each([
    [404, 'never', 'The spreadsheet no longer exists.'],
    [500, 'later', 'Google responded with status 500.'],
    [429, 'later', 'Google responded with status 429.'],
    [400, 'never', 'Google responded with status 400.'],
  ])('at %d: %s', async (status, kind, reason) => {
    const { sheets, respondWith } = google();
    await sheets.append(secret, place('one', 'Ada'));
    respondWith(status);
    expect(await sheets.append(secret, place('two', 'Bo'))).toEqual({ kind, reason });
  });

  it('does not open by what is no key', async () => {
    const { sheets } = google();
    const broken = JSON.stringify({ clientEmail: 'a', privateKey: 'no key', shareWith: 'b' });
    for (const text of ['', '{}', 'x', broken])
      expect(await sheets.account(text)).toEqual({ kind: 'refused' });
  });
});
