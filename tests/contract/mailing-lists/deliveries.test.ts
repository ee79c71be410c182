import { drainOutbox, type Job } from '@veranda/server/platform/jobs/drain-outbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import {
  addHook,
  answer,
  deliveryStates,
  hookedForm,
  localWay,
  makeForm,
  createTarget,
  readDeliveries,
  sorted,
  takenAnswers,
  type Target,
  type TargetGiven,
  work,
} from './form-site.ts';
import { allJobs, type ListsSite, createMailingListSite } from './lists-site.ts';

let site: ListsSite;
let target: Target;
let clock = Date.now();
beforeAll(async () => {
  site = await createMailingListSite('answers', { worker: false });
  target = await createTarget();
  Object.assign(site.app.deps, { outbound: localWay });
});
afterAll(async () => {
  target.close();
  await site.close();
});
beforeEach(async () => {
  clock = Date.now();
  Object.assign(site.app.deps, { now: () => clock });
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{}' });
  target.taken.length = 0;
  site.mails.length = 0;
  await site.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(() => expect(site.app.faults).toEqual([]));

const minutes = (count: number): void => void (clock += count * 60_000);
const deliveriesOf = (formId: string) => readDeliveries(site, formId);
const replay = (id: string) => site.owner.send('POST', `${site.base}/deliveries/${id}/replay`);
const states = (formId: string) => deliveryStates(site, formId);
const connectHook = (formId: string | null) => addHook(site, target, formId);
const hooked = () => hookedForm(site, target);

describe('an answer', () => {
  it('goes to every target of its form, each with a delivery of its own', async () => {
    const listId = await site.makeList('Everything', false);
    const targets: TargetGiven[] = [
      { kind: 'email', to: ['one@shop.example', 'two@shop.example'], subject: '' },
      { kind: 'list', provider: 'own', listId, doubleOptIn: false },
      { kind: 'sheet', provider: 'csv', name: 'All answers' },
      { kind: 'automation' },
    ];
    const formId = await makeForm(site, targets);
    const hook = await connectHook(formId);
    await answer(site, formId);
    await work(site);
    expect(await states(formId)).toEqual([
      'list sent 1',
      'mail sent 1',
      'mail sent 1',
      'sheet sent 1',
      'webhook sent 1',
    ]);
    expect((await site.people(listId)).map((one: Reply) => [one.email, one.source])).toEqual([
      ['ada@shop.test', 'Contact'],
    ]);
    const labels = sorted((await deliveriesOf(formId)).map((one) => one.label));
    expect(labels).toEqual([
      'All answers',
      'Everything',
      `hooks.example:${target.port}`,
      'one@shop.example',
      'two@shop.example',
    ]);
    await site.owner.send('DELETE', `${site.base}/automation-hooks/${hook.id}`);
  });

  it('is mailed with a reply-to of whoever has answered, and without the secret of a password field', async () => {
    const formId = await makeForm(
      site,
      [{ kind: 'email', to: ['owner@shop.example'], subject: '' }],
      'Say hello',
    );
    await answer(site, formId, { who: 'Ada <b>Stone</b>' });
    await work(site);
    const mail = site.mails.find((one) => one.to?.[0]?.address === 'owner@shop.example');
    expect(mail?.subject).toBe('Form submission: Say hello');
    expect(mail?.replyTo?.[0]?.address).toBe('ada@shop.test');
    expect(mail?.html).toContain('Ada &lt;b&gt;Stone&lt;/b&gt;');
    expect(`${mail?.text}${mail?.html}`).not.toContain('hunter2');
  });

  it('administration §1 owner: sends submissions to a spreadsheet; it is a CSV file that runs no formula, which the owner takes out', async () => {
    const formId = await makeForm(site, [{ kind: 'sheet', provider: 'csv', name: 'Orders' }]);
    const ids = await Promise.all([answer(site, formId, { who: '=cmd()' }), answer(site, formId)]);
    await work(site);
    const file = await site.owner.send('GET', `${site.base}/forms/${formId}/sheet.csv?name=Orders`);
    const [head, ...rows] = file.text.trim().split('\r\n');
    expect(head).toBe('Submission,Submitted at,Your name,Email,Secret word');
    expect(rows).toHaveLength(2);
    for (const id of ids) expect(rows.filter((row) => row.startsWith(`${id},`))).toHaveLength(1);
    expect(file.text).toContain(",'=cmd(),");
    expect(file.text).not.toContain('hunter2');
  });

  it('told twice goes out once', async () => {
    const { formId } = await hooked();
    const id = await answer(site, formId);
    await work(site);
    await site.app.db.global((tx) =>
      tx.updateTable('outbox').set({ sentAt: null }).where('dedupeKey', 'like', '%form-%').execute(),
    );
    await work(site);
    expect(target.taken).toHaveLength(1);
    expect(JSON.parse(target.taken[0]?.text ?? '{}').answer.id).toBe(id);
  });

  it('goes nowhere when it was erased, or lies in the spam box', async () => {
    const { formId } = await hooked();
    const [erased, spam] = [await answer(site, formId), await answer(site, formId)];
    await site.app.db.forSite(site.siteId, async (tx) => {
      await tx.deleteFrom('form_submission').where('id', '=', erased).execute();
      await tx.updateTable('form_submission').set({ spamReason: 'trap' }).where('id', '=', spam).execute();
    });
    await work(site);
    expect([target.taken, await deliveriesOf(formId)]).toEqual([[], []]);
  });
});

describe('a target that is away', () => {
  it('for an hour gets each answer once, when it is back', async () => {
    const { formId } = await hooked();
    target.state.away = true;
    const ids: string[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      ids.push(await answer(site, formId));
      await work(site);
      minutes(5);
    }
    expect(target.taken).toEqual([]);
    const waiting = await deliveriesOf(formId);
    expect(new Set(waiting.map((one) => one.state))).toEqual(new Set(['failed']));
    expect(waiting.every((one) => one.lastError !== '' && one.nextTryAt !== null)).toBe(true);
    target.state.away = false;
    for (let step = 0; step < 20; step += 1) {
      await work(site);
      minutes(5);
    }
    const got = takenAnswers(target);
    expect(sorted(got)).toEqual(sorted(ids));
    expect(new Set((await deliveriesOf(formId)).map((one) => one.state))).toEqual(new Set(['sent']));
  });

  it('is tried after growing pauses, and not before', async () => {
    const { formId } = await hooked();
    target.state.status = 500;
    await answer(site, formId);
    await work(site);
    await work(site);
    expect(await states(formId)).toEqual(['webhook failed 1']);
    minutes(0.6);
    await work(site);
    expect(await states(formId)).toEqual(['webhook failed 2']);
    minutes(0.6);
    await work(site);
    expect(await states(formId)).toEqual(['webhook failed 2']);
    minutes(0.6);
    await work(site);
    expect((await deliveriesOf(formId))[0]).toMatchObject({
      state: 'failed',
      attempts: 3,
      lastError: 'The address responded with status 500.',
    });
  });

  it('for good is given up after a day, seen, and replayed by the owner', async () => {
    const { formId } = await hooked();
    target.state.away = true;
    await answer(site, formId);
    for (let hour = 0; hour < 40; hour += 1) {
      await work(site);
      minutes(60);
    }
    // The owner's session has not lived as long.
    clock = Date.now();
    const [dead] = await deliveriesOf(formId);
    expect(dead).toMatchObject({ state: 'dead', lastError: 'Unable to connect.' });
    expect(target.taken).toEqual([]);
    target.state.away = false;
    expect((await replay(dead.id)).json).toEqual({ id: dead.id });
    expect((await replay(dead.id)).json).toMatchObject({ code: 'delivery-waiting' });
    await work(site);
    expect(target.taken).toHaveLength(1);
    expect((await replay(dead.id)).json).toMatchObject({
      code: 'delivery-sent',
      error: 'It has already been delivered.',
    });
  });

  it('is tried at once by a replay, and the try that was planned is not made beside it', async () => {
    const { formId } = await hooked();
    target.state.away = true;
    await answer(site, formId);
    await work(site);
    const [failed] = await deliveriesOf(formId);
    target.state.away = false;
    await replay(failed.id);
    await work(site);
    minutes(90);
    await work(site);
    expect(target.taken).toHaveLength(1);
    expect((await deliveriesOf(formId))[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('that is no mailbox is written to once', async () => {
    const formId = await makeForm(site, [{ kind: 'email', to: ['bounce@shop.example'], subject: '' }]);
    await answer(site, formId);
    await work(site);
    expect((await deliveriesOf(formId))[0]).toMatchObject({
      state: 'dead',
      lastError: 'The mail server refused this address.',
    });
  });

  it('that is gone (410) gets nothing more', async () => {
    const { formId } = await hooked();
    target.state.status = 410;
    await answer(site, formId);
    await work(site);
    expect(await states(formId)).toEqual(['webhook dead 1']);
  });

  it('does not hold up the others: mail goes out while the webhook waits', async () => {
    const formId = await makeForm(site, [
      { kind: 'automation' },
      { kind: 'email', to: ['owner@shop.example'], subject: 'New' },
    ]);
    await connectHook(formId);
    target.state.away = true;
    await answer(site, formId);
    await work(site);
    expect(await states(formId)).toEqual(['mail sent 1', 'webhook failed 1']);
    expect(site.mails.map((mail) => mail.subject)).toEqual(['New']);
  });

  it('is not told again when the process died after the call: the same key is sent, and the CSV file has one row', async () => {
    const formId = await makeForm(site, [
      { kind: 'automation' },
      { kind: 'sheet', provider: 'csv', name: 'Log' },
    ]);
    await connectHook(formId);
    const id = await answer(site, formId);
    await work(site);
    // As after a kill between the call and the note of it: both are pending, and their messages due again.
    await site.app.db.forSite(site.siteId, (tx) =>
      tx
        .updateTable('delivery')
        .set({ state: 'pending', sentAt: null })
        .where('submissionId', '=', id)
        .execute(),
    );
    await site.app.db.global((tx) =>
      tx.updateTable('outbox').set({ sentAt: null }).where('topic', 'like', 'form-delivery%').execute(),
    );
    minutes(2);
    await work(site);
    const told = target.taken.filter((one) => JSON.parse(one.text).answer.id === id);
    expect(told).toHaveLength(2);
    expect(new Set(told.map((one) => one.headers['idempotency-key'])).size).toBe(1);
    const file = await site.owner.send('GET', `${site.base}/forms/${formId}/sheet.csv?name=Log`);
    expect(file.text.split(id)).toHaveLength(2);
    expect(await states(formId)).toEqual(['sheet sent 2', 'webhook sent 2']);
  });

  it('is called by one of two workers that come upon the same message, while the other waits', async () => {
    const { formId } = await hooked();
    await answer(site, formId);
    const jobs = allJobs(site.app.deps);
    const message = { deliveryId: '', turn: 1 };
    await drainOutbox(site.app.deps, 'form-answer', jobs['form-answer'] as Job);
    message.deliveryId = (await deliveriesOf(formId))[0].id;
    target.state.wait = 300;
    const hold = () => Promise.resolve();
    const bring = () => (jobs['form-delivery-far'] as Job)(site.siteId, message, hold);
    expect(sorted(await Promise.all([bring(), bring(), bring()]))).toEqual(['again', 'again', 'done']);
    expect(target.taken).toHaveLength(1);
    // One that has died in the middle is followed when its time is over.
    await site.app.db.forSite(site.siteId, (tx) =>
      tx.updateTable('delivery').set({ state: 'pending' }).where('id', '=', message.deliveryId).execute(),
    );
    minutes(2);
    expect(await bring()).toBe('done');
  });

  it('that does not answer is left alone for a minute: it costs nobody else the time of waiting', async () => {
    const { formId } = await hooked();
    target.state.away = true;
    const jobs = allJobs(site.app.deps);
    for (let n = 0; n < 20; n += 1) await answer(site, formId);
    target.tried.length = 0;
    await work(site, jobs);
    expect(target.tried).toHaveLength(3);
    const waiting = await deliveriesOf(formId);
    expect(waiting.filter((one) => one.lastError === 'There has been no response lately.')).toHaveLength(17);
    expect(waiting.filter((one) => one.attempts === 0)).toHaveLength(17);
    target.state.away = false;
    for (let n = 0; n < 4; n += 1) {
      minutes(1.2);
      await work(site, jobs);
    }
    expect(new Set(takenAnswers(target)).size).toBe(20);
    expect(target.taken).toHaveLength(20);
  });

  it('gets each answer once, under one Message-ID, when it is a mail server that returns after an hour', async () => {
    const formId = await makeForm(site, [{ kind: 'email', to: ['owner@shop.example'], subject: '' }]);
    site.post.away = true;
    for (let n = 0; n < 6; n += 1) {
      await answer(site, formId);
      await work(site);
      minutes(10);
    }
    expect((await deliveriesOf(formId)).every((one) => one.state === 'failed')).toBe(true);
    site.post.away = false;
    for (let step = 0; step < 15; step += 1) {
      await work(site);
      minutes(10);
    }
    expect((await deliveriesOf(formId)).every((one) => one.state === 'sent')).toBe(true);
    expect(site.mails).toHaveLength(6);
    expect(new Set(site.mails.map((mail) => mail.messageId)).size).toBe(6);
  });

  it('two workers at once bring it each answer once', async () => {
    const { formId } = await hooked();
    const ids = await Promise.all(Array.from({ length: 10 }, () => answer(site, formId)));
    await Promise.all([work(site), work(site), work(site)]);
    await work(site);
    expect(sorted(takenAnswers(target))).toEqual(sorted(ids));
  });
});

describe('all that was given up', () => {
  it('is tried once more together', async () => {
    const { formId } = await hooked();
    target.state.status = 410;
    for (let n = 0; n < 3; n += 1) await answer(site, formId);
    await work(site);
    target.state.status = 200;
    const { replayed } = (await site.owner.send('POST', `${site.base}/deliveries/replay`)).json;
    expect(replayed).toBeGreaterThanOrEqual(3);
    await work(site);
    expect(await states(formId)).toEqual(['webhook sent 2', 'webhook sent 2', 'webhook sent 2']);
    const { counts, total } = (
      await site.owner.send('GET', `${site.base}/deliveries?form=${formId}&state=sent`)
    ).json;
    expect([counts.sent, total]).toEqual([3, 3]);
  });
});
