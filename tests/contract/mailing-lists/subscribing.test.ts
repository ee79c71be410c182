import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { header, linkOf, type ListsSite, createMailingListSite } from './lists-site.ts';

let site: ListsSite;
beforeAll(async () => void (site = await createMailingListSite('letters')));
afterAll(() => site.close());
afterEach(() => expect(site.app.faults).toEqual([]));

const html = { accept: 'text/html' };
const ownForm = { ...html, 'sec-fetch-site': 'same-origin' };
const mailsTo = (email: string) =>
  site.mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === email.toLowerCase()));
const mailTo = async (email: string, count = 1) => {
  await expect.poll(() => mailsTo(email).length, { timeout: 8000 }).toBeGreaterThanOrEqual(count);
  return mailsTo(email).at(-1);
};
const stateOf = async (listId: string, email: string): Promise<string> =>
  (await site.people(listId)).find((one: { email: string }) => one.email === email)?.state;

/** A confirmed subscriber with the unsubscribe path of the welcome. */
async function confirmed(listId: string, email: string): Promise<string> {
  await site.signUp({ listId, email });
  const path = linkOf(await mailTo(email), 'confirm-subscription');
  const answer = await site.visitor().send('POST', path, 'ok=1', ownForm);
  expect([answer.status, answer.text.includes('You’re subscribed.')]).toEqual([200, true]);
  return linkOf(await mailTo(email, 2), 'unsubscribe');
}

describe('double opt-in, through a real SMTP conversation', () => {
  it('decisions §forms newsletter: double opt-in where the list says so; asks by mail, and nobody is on the list before the link was pressed', async () => {
    const listId = await site.makeList('Double', true);
    expect(await site.signUp({ listId, email: 'ada@shop.example' })).toEqual({ outcome: 'asked' });
    const mail = await mailTo('ada@shop.example');
    expect(mail?.subject).toBe('Confirm your subscription to Double');
    expect(await stateOf(listId, 'ada@shop.example')).toBe('pending');
    const path = linkOf(mail, 'confirm-subscription');
    const page = await site.visitor().send('GET', path, undefined, html);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Do you want to subscribe ada@shop.example to Double?');
    expect(page.text).toContain(`action="${path}"`);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    // A scanner of mails that follows every link has confirmed nothing.
    expect(await stateOf(listId, 'ada@shop.example')).toBe('pending');
    const done = await site.visitor().send('POST', path, 'ok=1', ownForm);
    expect(done.text).toContain('You’re subscribed.');
    expect(await stateOf(listId, 'ada@shop.example')).toBe('subscribed');
    expect((await mailTo('ada@shop.example', 2))?.subject).toBe('You are subscribed to Double');
    expect((await site.visitor().send('GET', path, undefined, html)).text).toContain('You’re subscribed.');
  });

  it('where the list does not ask for it, the form may', async () => {
    const listId = await site.makeList('Single', false);
    expect(await site.signUp({ listId, email: 'at@once.example' })).toEqual({ outcome: 'subscribed' });
    expect(await site.signUp({ listId, email: 'ask@me.example', doubleOptIn: true })).toEqual({
      outcome: 'asked',
    });
    expect(await stateOf(listId, 'at@once.example')).toBe('subscribed');
    expect(await stateOf(listId, 'ask@me.example')).toBe('pending');
  });

  it('two at once are one subscriber and one mail, whatever the case of the address', async () => {
    const listId = await site.makeList('Crowd', true);
    const emails = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? 'crowd@shop.example' : 'Crowd@Shop.example',
    );
    const answers = await Promise.all(emails.map((email) => site.signUp({ listId, email })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"outcome":"asked"}']),
    );
    expect(await site.people(listId)).toHaveLength(1);
    const [one] = await site.people(listId);
    await mailTo(one.email);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(mailsTo(one.email)).toHaveLength(1);
  });

  it('tells nobody who is on the list: the answer is the same for an address that is', async () => {
    const listId = await site.makeList('Secret', true);
    await confirmed(listId, 'known@shop.example');
    const before = mailsTo('known@shop.example').length;
    expect(await site.signUp({ listId, email: 'known@shop.example' })).toEqual({ outcome: 'asked' });
    expect(await stateOf(listId, 'known@shop.example')).toBe('subscribed');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(mailsTo('known@shop.example')).toHaveLength(before);
  });

  it.each([
    ['no address', 'nothing', 'email-invalid'],
    ['a top-level domain of one character', 'ann@b.c', 'email-invalid'],
    ['two addresses', 'a@b.example,c@d.example', 'email-invalid'],
  ])('refuses %s', async (_what, email, code) => {
    const listId = await site.makeList(`Strict ${email}`, true);
    expect(await site.signUp({ listId, email })).toMatchObject({ code });
  });

  it.each(['ann@studio.photography', 'ann@shop.online', 'ann@my.company', 'ann@b.museum'])(
    'decisions §forms e-mail: a top-level domain of 2 or more characters in forms, newsletters and the checkout: %s may subscribe',
    async (email) => {
      const listId = await site.makeList(`Wide ${email}`, false);
      expect(await site.signUp({ listId, email })).toEqual({ outcome: 'subscribed' });
    },
  );

  it('refuses a list that is not there, or is another site’s', async () => {
    const listId = '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
    expect(await site.signUp({ listId, email: 'a@b.example' })).toMatchObject({ code: 'unknown-list' });
    const other = await site.app.ownerWithSite('neighbour');
    const made = await other.session.send('POST', `/api/studio/sites/${other.siteId}/mailing-lists`, {
      name: 'Theirs',
      doubleOptIn: false,
    });
    const theirs = made.json.list.id;
    expect(await site.signUp({ listId: theirs, email: 'a@b.example' })).toMatchObject({
      code: 'unknown-list',
    });
  });

  it('a link is over when it is forged, too old, or somebody was erased', async () => {
    const listId = await site.makeList('Over', true);
    await site.signUp({ listId, email: 'late@shop.example' });
    const path = linkOf(await mailTo('late@shop.example'), 'confirm-subscription');
    const forged = await site
      .visitor()
      .send('POST', `${path.slice(0, -1)}${path.endsWith('x') ? 'y' : 'x'}`, 'ok=1', ownForm);
    expect([forged.status, forged.text.includes('This link has expired.')]).toEqual([410, true]);
    const { now } = site.app.deps;
    Object.assign(site.app.deps, { now: () => Date.now() + 15 * 24 * 60 * 60_000 });
    expect((await site.visitor().send('POST', path, 'ok=1', ownForm)).status).toBe(410);
    Object.assign(site.app.deps, { now });
    expect(await stateOf(listId, 'late@shop.example')).toBe('pending');
    await site.owner.send('POST', `${site.base}/subscribers/erase`, { email: 'late@shop.example' });
    expect((await site.visitor().send('GET', path, undefined, html)).status).toBe(410);
  });

  it('is confirmed from our own page only', async () => {
    const listId = await site.makeList('Own page', true);
    await site.signUp({ listId, email: 'page@shop.example' });
    const path = linkOf(await mailTo('page@shop.example'), 'confirm-subscription');
    const foreign = { ...html, 'sec-fetch-site': 'cross-site' };
    expect((await site.visitor().send('POST', path, 'ok=1', foreign)).status).toBe(403);
    expect(await stateOf(listId, 'page@shop.example')).toBe('pending');
  });
});

describe('unsubscribing, page type 300', () => {
  it('needs one press and no login, and the page says what happened', async () => {
    const listId = await site.makeList('Leave', true);
    const path = await confirmed(listId, 'leaver@shop.example');
    const asked = await site.visitor().send('GET', path, undefined, html);
    expect(asked.text).toContain('leaver@shop.example will no longer get emails from Leave.');
    expect(await stateOf(listId, 'leaver@shop.example')).toBe('subscribed');
    const done = await site.visitor().send('POST', path, 'x=1', html);
    expect(done.text).toContain('leaver@shop.example no longer gets emails from Leave.');
    expect(await stateOf(listId, 'leaver@shop.example')).toBe('unsubscribed');
    expect((await site.visitor().send('GET', path, undefined, html)).text).toContain('You’re unsubscribed.');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('RFC 8058: a mail program does it automatically with %s', async (type, body) => {
    const email = `robot${type.length}@shop.example`;
    const listId = await site.makeList(`Robot ${type}`, true);
    await confirmed(listId, email);
    const welcome = await mailTo(email, 2);
    expect(header(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(header(welcome, 'List-Unsubscribe').slice(1, -1));
    expect(url.host).toBe(`letters.${site.app.studioHost}`);
    const robot = await site.visitor().send('POST', url.pathname, body, { 'content-type': type });
    expect([robot.status, robot.json]).toEqual([200, { state: 'unsubscribed' }]);
    expect(await stateOf(listId, email)).toBe('unsubscribed');
  });

  it('holds: an old confirmation brings nobody back, a new sign-up asks again, and only its link does', async () => {
    const listId = await site.makeList('Back', false);
    const email = 'back@shop.example';
    await site.signUp({ listId, email });
    const leave = linkOf(await mailTo(email), 'unsubscribe');
    await site.visitor().send('POST', leave, 'x=1', html);
    expect(await site.signUp({ listId, email })).toEqual({ outcome: 'asked' });
    expect(await stateOf(listId, email)).toBe('pending');
    const confirm = linkOf(await mailTo(email, 2), 'confirm-subscription');
    await site.visitor().send('POST', leave, 'x=1', html);
    expect((await site.visitor().send('POST', confirm, 'x=1', ownForm)).status).toBe(410);
    expect(await stateOf(listId, email)).toBe('unsubscribed');
  });

  it('works where the site is not published', async () => {
    const listId = await site.makeList('Plain', true);
    const path = await confirmed(listId, 'plain@shop.example');
    await site.owner.send('POST', `${site.base}/unpublish`);
    const asked = await site.visitor().send('GET', path, undefined, html);
    expect([asked.status, asked.text.includes('will no longer get emails from Plain')]).toEqual([200, true]);
    const done = await site.visitor().send('POST', path, 'x=1', html);
    await site.owner.send('POST', `${site.base}/publish`, {});
    expect(done.text).toContain('You’re unsubscribed.');
  });
});

describe('suppression', () => {
  it('counts on every list of the site, outlives the erasure, and no form undoes it', async () => {
    const [one, two] = [await site.makeList('Sup one', false), await site.makeList('Sup two', false)];
    const email = 'never@shop.example';
    await site.signUp({ listId: one, email });
    await site.signUp({ listId: two, email });
    await mailTo(email, 2);
    const [person] = await site.people(one);
    const act = (event: string) =>
      site.owner.send('POST', `${site.base}/subscribers/${person.id}/state`, { event });
    expect((await act('suppress')).json).toMatchObject({ subscriber: { state: 'suppressed' } });
    expect(await stateOf(two, email)).toBe('suppressed');
    const three = await site.makeList('Sup three', true);
    expect(await site.signUp({ listId: three, email })).toEqual({ outcome: 'asked' });
    expect(await stateOf(three, email)).toBe('suppressed');
    const erased = await site.owner.send('POST', `${site.base}/subscribers/erase`, {
      email: 'Never@shop.example',
    });
    expect(erased.json).toEqual({ erased: 3 });
    await site.signUp({ listId: one, email });
    expect(await stateOf(one, email)).toBe('suppressed');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('comes of a mail that the server refuses for its address, for every list, and no other try is made', async () => {
    const listId = await site.makeList('Bounces', true);
    const email = 'bounce@shop.example';
    await site.signUp({ listId, email });
    await expect.poll(() => stateOf(listId, email), { timeout: 8000 }).toBe('suppressed');
    const waiting = await site.app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'list-mail')
        .where('sentAt', 'is', null)
        .execute(),
    );
    expect(waiting).toEqual([]);
  });

  it('is taken back by the owner: whoever was suppressed counts as having left', async () => {
    const listId = await site.makeList('Release', false);
    await site.signUp({ listId, email: 'again@shop.example' });
    const [person] = await site.people(listId);
    const act = (event: string) =>
      site.owner.send('POST', `${site.base}/subscribers/${person.id}/state`, { event });
    await act('suppress');
    expect((await act('suppress')).json).toMatchObject({ code: 'subscriber-unchanged' });
    expect((await act('release')).json).toMatchObject({ subscriber: { state: 'unsubscribed' } });
    expect((await act('release')).status).toBe(409);
  });
});
