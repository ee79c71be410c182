import { createHash } from 'node:crypto';
import { signatureOf } from '@veranda/server/platform/webhook-deliveries/automation-call';
import { createMailchimp } from '@veranda/server/features/mailing-lists/targets/mailchimp-api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import {
  addHook,
  answer,
  formWith,
  deliveryStates,
  hookedForm,
  localWay,
  makeForm,
  createTarget,
  readDeliveries,
  type Target,
  work,
} from './form-site.ts';
import { type ListsSite, createMailingListSite } from './lists-site.ts';

let site: ListsSite;
let target: Target;
beforeAll(async () => {
  site = await createMailingListSite('accounts', { worker: false });
  target = await createTarget();
  Object.assign(site.app.deps, { outbound: localWay });
});
afterAll(async () => {
  target.close();
  await site.close();
});
beforeEach(async () => {
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{}' });
  target.taken.length = 0;
  site.mails.length = 0;
  await site.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(() => expect(site.app.faults).toEqual([]));

const deliveriesOf = (formId: string) => readDeliveries(site, formId);
const states = (formId: string) => deliveryStates(site, formId);
const connectHook = (formId: string | null) => addHook(site, target, formId);
const hooked = () => hookedForm(site, target);

describe('automation webhooks', () => {
  it('administration §1 owner: connects an automation; administration §4 automation: awaiting connection, then N connected', async () => {
    const read = async () =>
      (await site.owner.send('GET', `${site.base}/connections`)).json.connections.automation;
    const before = (await read()).hooks as Reply[];
    for (const { id } of before) await site.owner.send('DELETE', `${site.base}/automation-hooks/${id}`);
    expect((await read()).status).toBe('Awaiting connection');
    const one = await connectHook(null);
    const two = await connectHook(null);
    expect((await read()).status).toBe('2 connected');
    for (const { id } of [one, two]) await site.owner.send('DELETE', `${site.base}/automation-hooks/${id}`);
    expect((await read()).status).toBe('Awaiting connection');
  });

  it('are signed, and carry the key by which a repeat is known', async () => {
    const { formId, secret } = await hooked();
    await answer(site, formId);
    await work(site);
    const [message] = target.taken;
    const seconds = Number(/^t=(\d+),/.exec(String(message?.headers['veranda-signature']))?.[1]);
    expect(message?.headers['veranda-signature']).toBe(signatureOf(secret, seconds, message?.text ?? ''));
    const [delivery] = await deliveriesOf(formId);
    expect(message?.headers['idempotency-key']).toBe(delivery.id);
    const { event, form, fields } = JSON.parse(message?.text ?? '{}');
    expect([event, form]).toEqual(['form.answer', { id: formId, name: 'Contact' }]);
    expect(fields.map((field: Reply) => `${field.title}: ${field.value}`)).toEqual([
      'Your name: Ada',
      'Email: ada@shop.test',
      'Secret word: ••••••••',
    ]);
  });

  it.each([
    'http://hooks.example/',
    'https://user:pass@hooks.example/',
    'https://hooks.example:8443/',
    'ftp://hooks.example/',
    'not an address',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::1]/',
  ])('refuses %s', async (url) => {
    const { createOutbound } = await import('@veranda/server/platform/egress/outbound');
    Object.assign(site.app.deps, { outbound: createOutbound() });
    const made = await site.owner.send('POST', `${site.base}/automation-hooks`, { url, formId: null });
    Object.assign(site.app.deps, { outbound: localWay });
    expect(made.json).toMatchObject({ code: 'hook-not-public', field: 'url' });
  });

  it('reach no address inside, whatever its name resolves to', async () => {
    const { formId } = await hooked();
    const { createOutbound } = await import('@veranda/server/platform/egress/outbound');
    Object.assign(site.app.deps, { outbound: createOutbound({ resolve: async () => ['127.0.0.1'] }) });
    await answer(site, formId);
    await work(site);
    Object.assign(site.app.deps, { outbound: localWay });
    expect(target.taken).toEqual([]);
    expect(await states(formId)).toEqual(['webhook dead 1']);
  });
});

describe('Mailchimp', () => {
  const key = 'abc123-us21';
  const connect = (apiKey: string) =>
    site.owner.send('POST', `${site.base}/connections/mailchimp`, { apiKey });
  const options = () => site.owner.send('GET', `${site.base}/list-options?provider=mailchimp`);

  beforeEach(() => {
    const real = createMailchimp(localWay, (centre) => `http://${centre}.api.test:${target.port}/3.0`);
    Object.assign(site.app.deps, { audiences: real });
    target.state.answer = ({ url }) =>
      url.startsWith('/3.0/lists?')
        ? JSON.stringify({ lists: [{ id: 'm1', name: 'Readers' }] })
        : JSON.stringify({ account_name: 'Levain GmbH' });
  });

  it('administration §1 owner: connects a mailing list; administration §4 mailing list: connected or disconnected; by a key, with its lists shown', async () => {
    const made = await connect(` ${key} `);
    expect(made.json.connections.mailchimp).toMatchObject({ name: 'Levain GmbH' });
    expect(made.text).not.toContain(key);
    expect(target.taken[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from(`veranda:${key}`).toString('base64')}`,
    );
    expect((await options()).json).toEqual({ lists: [{ id: 'm1', name: 'Readers' }] });
    const gone = await site.owner.send('DELETE', `${site.base}/connections/mailchimp`);
    expect(gone.json.connections.mailchimp).toBeNull();
    expect((await options()).json).toMatchObject({ code: 'account-not-connected' });
  });

  it('keeps the key sealed', async () => {
    await connect(key);
    const rows = await site.app.db.forSite(site.siteId, (tx) =>
      tx.selectFrom('connected_account').selectAll().execute(),
    );
    expect(Buffer.from(rows[0]?.sealed ?? []).includes('abc123')).toBe(false);
  });

  it('refuses a key that Mailchimp does not accept, and says when it is away', async () => {
    target.state.status = 401;
    expect((await connect(key)).json).toMatchObject({
      code: 'account-refused',
      error: 'Mailchimp does not accept this key.',
      field: 'apiKey',
    });
    expect((await connect('no data centre')).json).toMatchObject({ code: 'account-refused' });
    target.state.away = true;
    const away = await connect(key);
    expect([away.status, away.json.error]).toEqual([503, 'Unable to connect. Please try again.']);
  });

  it('administration §3 mailing-list connection: may require double opt-in; whoever has answered is asked then, and again changes nothing', async () => {
    await connect(key);
    const list = { kind: 'list', provider: 'mailchimp', listId: 'm1', doubleOptIn: true } as const;
    const formId = await makeForm(site, [list]);
    target.taken.length = 0;
    await answer(site, formId);
    await work(site);
    const [put] = target.taken;
    const hash = createHash('md5').update('ada@shop.test').digest('hex');
    expect(put?.url).toBe(`/3.0/lists/m1/members/${hash}`);
    expect(JSON.parse(put?.text ?? '{}')).toEqual({
      email_address: 'ada@shop.test',
      status_if_new: 'pending',
    });
    expect(await states(formId)).toEqual(['mailchimp sent 1']);
  });

  it('without a list says: A List must be selected; without an account: not connected', async () => {
    await connect(key);
    const list = { kind: 'list', provider: 'mailchimp', listId: '', doubleOptIn: true } as const;
    const formId = await makeForm(site, [list]);
    await answer(site, formId);
    await work(site);
    expect((await deliveriesOf(formId))[0]).toMatchObject({
      state: 'dead',
      lastError: 'A List must be selected',
    });
    const [dead] = await deliveriesOf(formId);
    const chosen = JSON.stringify(formWith([{ ...list, listId: 'm1' }]));
    await site.app.db.forSite(site.siteId, (tx) =>
      tx.updateTable('form').set({ doc: chosen }).where('id', '=', formId).execute(),
    );
    await site.owner.send('POST', `${site.base}/deliveries/${dead.id}/replay`);
    await work(site);
    // The owner has selected one since: the replay goes to it.
    expect(await states(formId)).toEqual(['mailchimp sent 2']);
    await site.owner.send('DELETE', `${site.base}/connections/mailchimp`);
    const other = await makeForm(site, [{ ...list, listId: 'm1' }]);
    await answer(site, other);
    await work(site);
    expect((await deliveriesOf(other))[0]).toMatchObject({ lastError: 'No Mailchimp account is connected.' });
  });
});

describe('the local fake of Mailchimp', () => {
  it.each([
    ['empty-local', { lists: [] }],
    ['any-local', { lists: [{ id: 'letters' }, { id: 'events' }] }],
  ])('%s has lists %j', async (apiKey, lists) => {
    const { createListServices } = await import(
      '@veranda/server/features/mailing-lists/targets/create-list-services'
    );
    Object.assign(site.app.deps, { audiences: createListServices(site.app.deps).audiences });
    expect((await site.owner.send('POST', `${site.base}/connections/mailchimp`, { apiKey })).status).toBe(
      200,
    );
    const options = await site.owner.send('GET', `${site.base}/list-options?provider=mailchimp`);
    expect(options.json).toMatchObject(lists);
    const wrong = await site.owner.send('POST', `${site.base}/connections/mailchimp`, {
      apiKey: 'wrong-local',
    });
    const down = await site.owner.send('POST', `${site.base}/connections/mailchimp`, {
      apiKey: 'down-local',
    });
    expect([wrong.json.code, down.json.code]).toEqual(['account-refused', 'account-away']);
  });
});
