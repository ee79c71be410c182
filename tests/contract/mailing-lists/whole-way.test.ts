import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { FormDocument, StorageTarget } from '@veranda/domain/forms/document';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { forgetLimits, createSiteWithForm, type SiteWithForm } from '../forms/site-with-form.ts';

let site: SiteWithForm;
let worker: Awaited<ReturnType<typeof startWorker>>;
let base: string;
beforeAll(async () => {
  site = await createSiteWithForm('whole-way');
  base = `/api/studio/sites/${site.siteId}`;
  worker = await startWorker(site.app.deps);
});
afterAll(async () => {
  await worker.close();
  await site.app.close();
});
beforeEach(() => forgetLimits(site.app));
afterEach(() => expect(site.app.faults).toEqual([]));

const get = async (path: string): Promise<Reply> => (await site.owner.send('GET', base + path)).json;

async function publishWith(...targets: object[]): Promise<void> {
  const fields = [
    newField('name', { id: 'name', position: 'a0' }),
    newField('email', { id: 'email', position: 'a1' }),
  ];
  const entries = targets.map((target, n) => {
    const id = `t${n}`;
    return [id, { ...target, id, position: `a${n}` } as StorageTarget] as const;
  });
  const document: FormDocument = { ...formOf(fields), storage: { targets: Object.fromEntries(entries) } };
  await site.publish(document);
}

async function send(email: string): Promise<void> {
  const visitor = site.visitor();
  await visitor.send('GET', '/');
  const key = await site.key(visitor);
  const form = JSON.stringify({ name: ['Ada', 'Stone'], email });
  const saved = await site.save(visitor, { key, form });
  expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
}

const settled = () =>
  expect
    .poll(async () => (await get('/deliveries')).deliveries.map((delivery: Reply) => delivery.state), {
      timeout: 15_000,
    })
    .not.toContain('pending');

describe('from a visitor’s press to every target', () => {
  it('two visitors at once: each answer is in the mail, on the list and in the file, once', async () => {
    const made = await site.owner.send('POST', `${base}/mailing-lists`, {
      name: 'Readers',
      doubleOptIn: true,
    });
    const listId: string = made.json.list.id;
    await publishWith(
      { kind: 'email', to: ['owner@shop.test'], subject: 'Somebody wrote' },
      { kind: 'list', provider: 'own', listId, doubleOptIn: false },
      { kind: 'sheet', provider: 'csv', name: 'Letters' },
    );
    await Promise.all([send('ada@shop.test'), send('bo@shop.test')]);
    await expect.poll(async () => (await get('/deliveries')).total, { timeout: 15_000 }).toBe(6);
    await settled();
    expect((await get('/deliveries')).counts).toEqual({ pending: 0, sent: 6, failed: 0, dead: 0 });
    const { subscribers } = await get(`/mailing-lists/${listId}/subscribers`);
    const people = subscribers.map(
      (subscriber: Reply) =>
        `${subscriber.email} ${subscriber.name} ${subscriber.state} ${subscriber.source}`,
    );
    expect(new Set(people)).toEqual(
      new Set(['ada@shop.test Ada Stone pending Contact', 'bo@shop.test Ada Stone pending Contact']),
    );
    const file = await site.owner.send('GET', `${base}/forms/${site.formId}/sheet.csv?name=Letters`);
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    const inbox = (await site.app.deps.mail.inbox?.list()) ?? [];
    const told = inbox.filter((mail) => mail.subject === 'Somebody wrote');
    expect(told).toHaveLength(2);
    await expect
      .poll(async () =>
        ((await site.app.deps.mail.inbox?.list()) ?? []).filter((mail) =>
          mail.subject.startsWith('Confirm your subscription to Readers'),
        ),
      )
      .toHaveLength(2);
  });

  it('a newsletter comes with a list, and asks whoever signs up', async () => {
    const made = await site.owner.send('POST', site.base, { name: 'News', purpose: 'newsletter' });
    const { document, id } = made.json.form;
    const [target] = Object.values(document.storage.targets) as Reply[];
    expect(target).toMatchObject({ kind: 'list', provider: 'own', doubleOptIn: true });
    const again = await site.owner.send('POST', site.base, { name: 'More news', purpose: 'newsletter' });
    const [same] = Object.values(again.json.form.document.storage.targets) as Reply[];
    expect(same.listId).toBe(target.listId);
    await site.owner.send('POST', `${base}/publish`, {});
    const visitor = site.visitor();
    const [field] = Object.keys(document.fields);
    const form = JSON.stringify({ [field ?? '']: 'reader@shop.test' });
    const sent = await site.save(visitor, { formId: id, key: await site.key(visitor), form });
    expect([sent.status, sent.status === 200 ? '' : sent.text]).toEqual([200, '']);
    const people = async () => (await get(`/mailing-lists/${target.listId}/subscribers`)).subscribers;
    await expect
      .poll(async () => (await people()).map((one: Reply) => `${one.email} ${one.state} ${one.source}`), {
        timeout: 15_000,
      })
      .toContain('reader@shop.test pending News');
  });

  it('an answer that is erased takes what was noted of its deliveries with it', async () => {
    const email = encodeURIComponent('bo@shop.test');
    await site.owner.send('DELETE', `${base}/answers/person?email=${email}`);
    expect((await get(`/deliveries?form=${site.formId}`)).total).toBe(3);
  });
});
