import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let base: string;

const body = {
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 10 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
};

beforeAll(async () => {
  app = await createTestApp();
  const made = await app.ownerWithSite('rebates');
  owner = made.session;
  base = `/api/studio/sites/${made.siteId}/discounts`;
  for (let n = 1; n <= 30; n += 1) {
    const name = n === 7 ? '100%_off' : `Offer ${n}`;
    const code = n % 2 === 0 ? `SAVE${n}` : null;
    expect((await owner.send('POST', base, { ...body, name, code })).status).toBe(200);
  }
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const list = async (query: string) => (await owner.send('GET', `${base}${query}`)).json;
const names = async (query: string): Promise<string[]> =>
  (await list(query)).discounts.map(({ name }: { name: string }) => name);

describe('the list of discounts', () => {
  it('has pages, the newest first', async () => {
    expect(await list('')).toMatchObject({ total: 30, page: 1, pageSize: 25, currency: 'USD' });
    const [first, second] = [await names(''), await names('?page=2')];
    expect([first.length, first[0], second]).toEqual([
      25,
      'Offer 30',
      ['Offer 5', 'Offer 4', 'Offer 3', 'Offer 2', 'Offer 1'],
    ]);
    expect(await list('?pageSize=50')).toMatchObject({ total: 30, pageSize: 50 });
    expect(await names('?page=3')).toEqual([]);
    expect(await list('?page=-1&pageSize=7')).toMatchObject({ page: 1, pageSize: 25 });
  });

  it.each([
    ['save12', ['Offer 12']],
    ['OFFER 3', ['Offer 30', 'Offer 3']],
    ['  offer 30 ', ['Offer 30']],
    ['100%', ['100%_off']],
    ['%_', ['100%_off']],
    ['nothing', []],
  ])('finds %j by code and name', async (search, found) => {
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });
});
