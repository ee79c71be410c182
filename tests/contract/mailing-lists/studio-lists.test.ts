import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type ListsSite, createMailingListSite } from './lists-site.ts';

let site: ListsSite;
beforeAll(async () => void (site = await createMailingListSite('listed')));
afterAll(() => site.close());
afterEach(() => expect(site.app.faults).toEqual([]));

describe('lists in the studio', () => {
  it('have each their own name, and tell how many are where', async () => {
    const listId = await site.makeList('Counted', false);
    const again = await site.owner.send('POST', `${site.base}/mailing-lists`, {
      name: ' counted ',
      doubleOptIn: true,
    });
    expect(again.json).toMatchObject({ code: 'list-name-taken', field: 'name' });
    await site.signUp({ listId, email: 'one@shop.example' });
    await site.signUp({ listId, email: 'two@shop.example', doubleOptIn: true });
    const { lists } = (await site.owner.send('GET', `${site.base}/mailing-lists`)).json;
    expect(lists.find((list: { id: string }) => list.id === listId).counts).toEqual({
      pending: 1,
      subscribed: 1,
      unsubscribed: 0,
      suppressed: 0,
    });
  });

  it('are searched and paged', async () => {
    const listId = await site.makeList('Paged', false);
    // A list is in the order of its sign-ups: none of them is in the same millisecond as another.
    const began = Date.now();
    for (let n = 0; n < 7; n += 1) {
      Object.assign(site.app.deps, { now: () => began + n });
      await site.signUp({ listId, email: `p${n}@shop.example`, name: n === 3 ? 'Grace_Hopper' : '' });
    }
    Object.assign(site.app.deps, { now: Date.now });
    const read = async (query: string) =>
      (await site.owner.send('GET', `${site.base}/mailing-lists/${listId}/subscribers?${query}`)).json;
    const second = await read('pageSize=3&page=2');
    expect([
      second.total,
      second.subscribers.map((subscriber: { email: string }) => subscriber.email),
    ]).toEqual([7, ['p3@shop.example', 'p2@shop.example', 'p1@shop.example']]);
    expect((await read('search=grace_h')).total).toBe(1);
    expect((await read('search=%25')).total).toBe(0);
    expect((await read('state=pending')).total).toBe(0);
    expect((await read('search=P6%40SHOP')).total).toBe(1);
  });

  it('are exported with cells that no spreadsheet runs', async () => {
    const listId = await site.makeList('Export', false);
    await site.signUp({
      listId,
      email: 'x@shop.example',
      name: '=HYPERLINK("http://evil")',
      source: '@form',
    });
    const file = await site.owner.send('GET', `${site.base}/mailing-lists/${listId}/subscribers.csv`);
    expect(file.headers.get('content-disposition')).toContain('subscribers-listed.csv');
    const [head, row] = file.text.split('\r\n');
    expect(head).toBe('\ufeffEmail,Name,State,Source,Signed up,Confirmed,Changed');
    expect(row).toMatch(/^x@shop\.example,"'=HYPERLINK\(""http:\/\/evil""\)",subscribed,'@form,/);
  });

  it('give out what they keep about a person, and nothing of anybody else', async () => {
    const [one, two] = [await site.makeList('Person one', false), await site.makeList('Person two', true)];
    for (const listId of [one, two]) await site.signUp({ listId, email: 'me@shop.example', name: 'Me' });
    await site.signUp({ listId: one, email: 'other@shop.example' });
    const path = `${site.base}/subscribers/person.json?email=ME%40shop.example`;
    const file = await site.owner.send('GET', path);
    expect(file.headers.get('content-disposition')).toContain('person.json');
    expect(file.json.lists.map((each: Reply) => `${each.list} ${each.state}`)).toEqual([
      'Person one subscribed',
      'Person two pending',
    ]);
    expect(file.text).not.toContain('other@shop.example');
    expect(file.text).not.toContain('secret');
  });

  it('are shown to those who may, and people to fewer', async () => {
    const stranger = site.app.studio();
    await stranger.send('GET', '/api/studio/session');
    const password = 'a long enough pass phrase';
    await stranger.send('POST', '/api/studio/accounts', { email: 'stranger@shop.example', password });
    expect((await stranger.send('GET', `${site.base}/mailing-lists`)).status).toBe(404);
  });

  it('are gone with everybody on them', async () => {
    const listId = await site.makeList('Gone', false);
    await site.signUp({ listId, email: 'gone@shop.example' });
    expect((await site.owner.send('DELETE', `${site.base}/mailing-lists/${listId}`)).status).toBe(200);
    expect((await site.owner.send('GET', `${site.base}/mailing-lists/${listId}/subscribers`)).status).toBe(
      404,
    );
    expect((await site.owner.send('DELETE', `${site.base}/mailing-lists/${listId}`)).json).toMatchObject({
      code: 'unknown-list',
      error: 'This list does not exist.',
    });
  });
});
