import { formSentinels } from '@veranda/contracts/form-protocol';
import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { findProof } from '@veranda/domain/forms/proof-of-work';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import {
  contactForm,
  forgetLimits,
  createSiteWithForm,
  sameOrigin,
  type SiteWithForm,
} from './site-with-form.ts';

let site: SiteWithForm;
let visitor: Session;
const good = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'Hello' };
const form = (answers: object = {}) => JSON.stringify({ ...good, ...answers });

beforeAll(async () => {
  site = await createSiteWithForm('forms');
});
afterAll(() => site.app.close());
beforeEach(async () => {
  visitor = site.visitor();
  await forgetLimits(site.app);
});
afterEach(async () => {
  expect(site.app.faults.splice(0)).toEqual([]);
  expect(
    (await checkInvariants(site.app.db, allInvariants)).invariants.flatMap(
      (invariant) => invariant.violations,
    ),
  ).toEqual([]);
});

describe('a submission', () => {
  it('storefront §7 form save: POST /api/form/SaveFormSubmission; storefront §7 form key: POST /api/form/FormSubmissionKey; storefront §6 rights: a visitor sends forms without rights; storefront §3 form submission: form is JSON by item id; is saved with a key and leaves one message', async () => {
    const key = await site.key(visitor);
    const saved = await site.save(visitor, { key, form: form(), pageTitle: 'Contact', pagePath: '/contact' });
    expect([saved.status, saved.json]).toEqual([200, { saved: true }]);
    const [newest] = await site.answers();
    expect(newest?.cells).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello' });
    expect(newest).toMatchObject({ pageTitle: 'Contact', pagePath: '/contact' });
    const messages = await site.app.db.global((tx) =>
      tx.selectFrom('outbox').selectAll().where('topic', '=', 'form-answer').execute(),
    );
    expect(messages.map((message) => message.payload)).toEqual([
      { siteId: site.siteId, formId: site.formId, submissionId: newest?.id },
    ]);
  });

  it.each(['ann@studio.photography', 'ann@shop.online', 'ann@my.company', 'ann@b.museum'])(
    'decisions §forms e-mail: a top-level domain of 2 or more characters in forms, newsletters and the checkout: %s passes the check and is saved',
    async (email) => {
      const path = `/api/rest/forms/validate/${site.formId}`;
      const checked = await visitor.send('POST', path, { ...good, email }, sameOrigin);
      const saved = await site.save(visitor, { key: await site.key(visitor), form: form({ email }) });
      expect([checked.status, saved.status]).toEqual([200, 200]);
    },
  );

  it('storefront §3 form submission: key is a submission key; decisions §forms submission key: used once: a replay saves nothing', async () => {
    const key = await site.key(visitor);
    expect((await site.save(visitor, { key, form: form() })).status).toBe(200);
    const before = await site.answers();
    const again = await site.save(visitor, { key, form: form({ message: 'again' }) });
    expect(again.status).toBe(409);
    expect(again.json.data.error).toBe(formErrors.saveFailure);
    expect(await site.answers()).toEqual(before);
  });

  it('with one key is saved once when it is sent twenty times at once', async () => {
    const key = await site.key(visitor);
    const before = (await site.answers()).length;
    const address = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    await forgetLimits(site.app);
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        visitor.send(
          'POST',
          '/api/form/SaveFormSubmission',
          { formId: site.formId, key, form: form() },
          { ...sameOrigin, ...address(n) },
        ),
      ),
    );
    const saved = all.filter(({ status }) => status === 200);
    const replayed = all.filter(({ status }) => status === 409);
    expect([saved.length, replayed.length]).toEqual([1, 4]);
    expect(await site.answers()).toHaveLength(before + 1);
  });

  it('decisions §forms submission key: lives 24 hours', async () => {
    const key = await site.key(visitor);
    await site.app.deps.db.forSite(site.siteId, (tx) =>
      tx
        .updateTable('form_key')
        .set({ expiresAt: new Date(0) })
        .where('siteId', '=', site.siteId)
        .execute(),
    );
    expect((await site.save(visitor, { key, form: form() })).status).toBe(409);
  });

  it('a key of another site is none', async () => {
    await site.app.ownerWithSite('neighbour');
    const { json } = await site.app
      .site('neighbour')
      .send('POST', '/api/form/FormSubmissionKey', {}, sameOrigin);
    expect((await site.save(visitor, { key: json.data.key, form: form() })).status).toBe(409);
  });

  it('storefront §5 form check: a text that is too long: You have exceeded the character limit.; storefront §5 form check: a wrong address: Email is not valid. Email addresses should follow the format name@example.com.; storefront §5 form check: failing as a whole: One or more fields is invalid, please check your entries.', async () => {
    const answers = { email: 'ada@example', message: 'x'.repeat(51) };
    const refused = await site.save(visitor, { key: await site.key(visitor), form: form(answers) });
    expect(refused.status).toBe(400);
    expect(refused.json.data.error).toBe('One or more fields is invalid, please check your entries.');
    expect(refused.json.data.errors).toEqual({
      email: 'Email is not valid. Email addresses should follow the format name@example.com.',
      message: 'You have exceeded the character limit.',
    });
    expect(refused.json.errors).toEqual(refused.json.data.errors);
  });

  it('a refused submission leaves its key to the next', async () => {
    const key = await site.key(visitor);
    expect((await site.save(visitor, { key, form: form({ email: '' }) })).status).toBe(400);
    expect((await site.save(visitor, { key, form: form() })).status).toBe(200);
  });

  it.each(['{', '[]', '7', '', '{"email": {"$ne": 1}}'])(
    'storefront §8: %j cannot be parsed',
    async (text) => {
      const refused = await site.save(visitor, { key: 'x', form: text });
      expect([refused.status, refused.json.data.error]).toEqual([400, formErrors.parseFailure]);
    },
  );

  it.each(['01900000-0000-7000-8000-00000000000b', 'no-id', ''])(
    'storefront §8: the form %j is not configured',
    async (formId) => {
      const refused = await site.save(visitor, { formId, key: 'x', form: form() });
      expect([refused.status, refused.json.data.error]).toEqual([404, formErrors.notConfigured]);
    },
  );

  it.each([
    [formSentinels.unauthorised, 401, formErrors.unauthorised],
    [formSentinels.notConfigured, 404, formErrors.notConfigured],
    [formSentinels.rateLimited, 429, formErrors.rateLimited],
    [formSentinels.serverFault, 500, formErrors.serverFault],
    [formSentinels.unknown, 422, ''],
    [formSentinels.parseFailure, 400, formErrors.parseFailure],
    [formSentinels.saveFailure, 409, formErrors.saveFailure],
    [formSentinels.fieldError, 400, formErrors.invalid],
  ])('storefront §8: the sentinel %s is answered with %d', async (email, status, error) => {
    const refused = await site.save(visitor, { key: await site.key(visitor), form: form({ email }) });
    expect([refused.status, refused.json.data.error]).toEqual([status, error]);
  });

  it('storefront §8 form submission: no key: Could not get a form submission key, please try again later.', async () => {
    const refused = await visitor.send('POST', '/api/form/FormSubmissionKey?formKey=fail', {}, sameOrigin);
    const sentence = 'Could not get a form submission key, please try again later.';
    expect([refused.status, refused.json.error]).toEqual([503, sentence]);
  });

  it('decisions §numbers rate limit: form submission 5 a minute: the sixth is refused with 429 and the sentence of §8', async () => {
    const all = [];
    for (let n = 0; n < 6; n += 1) all.push(await site.save(visitor, { key: 'none', form: form() }));
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 429]);
    expect(all.at(-1)?.json.data.error).toBe(formErrors.rateLimited);
    expect(Number(all.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const plain = await visitor.send(
      'POST',
      '/api/form/SaveFormSubmission',
      new URLSearchParams({ formId: site.formId, 'f.message': 'kept', pagePath: '/about' }).toString(),
      { ...sameOrigin, accept: 'text/html' },
    );
    expect([plain.status, plain.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  });

  it('another origin may not send it', async () => {
    const refused = await visitor.send(
      'POST',
      '/api/form/SaveFormSubmission',
      { formId: site.formId, key: await site.key(visitor), form: form() },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect([refused.status, refused.json.crumbFail]).toEqual([403, true]);
  });
});

describe('validation before a submission', () => {
  const check = (body: unknown, id = site.formId) =>
    visitor.send('POST', `/api/rest/forms/validate/${id}`, body, sameOrigin);

  it('storefront §7 form check: POST /api/rest/forms/validate/{formId}; storefront §7 form check: a failure has errors by field id; storefront §5 form check: a required empty field: Required', async () => {
    const refused = await check({ ...good, email: '' });
    expect([refused.status, refused.json.errors]).toEqual([400, { email: 'Required' }]);
  });
  it('storefront §7: lets good values pass and saves nothing', async () => {
    const before = await site.answers();
    expect((await check(good)).status).toBe(200);
    expect(await site.answers()).toEqual(before);
  });
  it('does not know a form that is not there', async () =>
    expect((await check(good, '01900000-0000-7000-8000-00000000000b')).status).toBe(404));
});

describe('the limits of submissions', () => {
  it('decisions §numbers rate limit: form submission 60 an hour, however slowly', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      // The limit of a minute is not the one that is met.
      const soon = new Date(Date.now() + 120_000);
      await site.app.db.global((tx) =>
        tx.deleteFrom('rate_bucket').where('windowEndsAt', '<', soon).execute(),
      );
      statuses.push((await site.save(visitor, { key: 'none', form: form() })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(409), 429]);
  });

  it('decisions §numbers body: a form of 256 KB', async () => {
    const post = (characters: number) =>
      visitor.send(
        'POST',
        '/api/form/SaveFormSubmission',
        new URLSearchParams({ formId: site.formId, 'f.message': 'x'.repeat(characters) }).toString(),
        { ...sameOrigin, accept: 'text/html' },
      );
    expect((await post(250_000)).status).not.toBe(413);
    expect((await post(256_000)).status).toBe(413);
  });
});

describe('the form that a browser posts without script', () => {
  const post = (fields: Record<string, string>, referer = '/about') =>
    visitor.send(
      'POST',
      '/api/form/SaveFormSubmission',
      new URLSearchParams({ formId: site.formId, ...fields }).toString(),
      {
        ...sameOrigin,
        accept: 'text/html',
        referer: `http://forms.${site.app.studioHost}${referer}`,
      },
    );
  const typed = { 'f.name.First': 'Grace', 'f.email': 'grace@example.com', 'f.message': 'Plain' };

  it('decision 0007: is saved without key and crumb, and goes back to the text that follows it', async () => {
    const before = (await site.answers()).length;
    const sent = await post({ ...typed, pagePath: '/about' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/about#sent-${site.formId}`]);
    expect(await site.answers()).toHaveLength(before + 1);
  });

  it('is saved once when its button is pressed twice', async () => {
    const twice = { ...typed, 'f.message': 'twice' };
    const before = (await site.answers()).length;
    expect([(await post(twice)).status, (await post(twice)).status]).toEqual([303, 303]);
    expect(await site.answers()).toHaveLength(before + 1);
  });

  it('shows the page again with what is wrong', async () => {
    const sent = await post({ ...typed, 'f.email': '' });
    expect(sent.status).toBe(400);
    expect(sent.text).toContain('All about it');
    expect(sent.headers.get('cache-control')).toBe('no-store');
  });

  it('does not go where a request asks it to', async () => {
    const sent = await post({ ...typed, 'f.message': 'elsewhere', pagePath: '//evil.example/x' });
    expect(sent.headers.get('location')).toBe(`/about#sent-${site.formId}`);
  });
});

describe('spam', () => {
  it.each([
    ['a filled-in trap', { companyFax: '1' }, 'trap'],
    ['a form that was filled in faster than by hand', { elapsed: 20 }, 'too-fast'],
  ])('%s goes into the spam box and is delivered to nobody', async (_name, signs, reason) => {
    const before = (await site.answers()).length;
    const saved = await site.save(visitor, { key: await site.key(visitor), form: form(), ...signs });
    expect(saved.status).toBe(200);
    expect(await site.answers()).toHaveLength(before);
    expect((await site.answers('spam'))[0]).toMatchObject({ spam: true, spamReason: reason });
  });

  it('is delivered once when an owner takes it out of the spam box', async () => {
    const [first] = await site.answers('spam');
    const mark = (spam: boolean) =>
      site.owner.send('POST', `${site.base}/${site.formId}/answers/mark`, { ids: [first?.id], spam });
    const messages = async () =>
      (
        await site.app.db.global((tx) =>
          tx.selectFrom('outbox').select('id').where('dedupeKey', '=', `form-answer:${first?.id}`).execute(),
        )
      ).length;
    expect(await messages()).toBe(0);
    expect((await mark(false)).json).toEqual({ changed: 1 });
    expect(await messages()).toBe(1);
    await mark(true);
    await mark(false);
    expect(await messages()).toBe(1);
  });
});

describe('a captcha', () => {
  it('storefront §5 form check: a captcha must be completed: Complete CAPTCHA before submitting.; storefront §3 form submission: captchaKey when there is a captcha; storefront §7 form save: takes key, form and captchaKey', async () => {
    await site.publish({ ...contactForm, captcha: { ...contactForm.captcha, enabled: true } });
    const key = await site.key(visitor);
    const refused = await site.save(visitor, { key, form: form(), captchaKey: 'fail' });
    expect([refused.status, refused.json.data.error]).toEqual([400, 'Complete CAPTCHA before submitting.']);
    const captchaKey = findProof(key, 0, 5_000_000);
    expect((await site.save(visitor, { key, form: form(), captchaKey })).status).toBe(200);
    await site.publish(contactForm);
  });
});

describe('the schema of the form block', () => {
  it('storefront §7 form schema: GET /api/template/GetTemplateSchema by type; storefront §3 form: its model has build, storage, advanced, captcha and disclaimer; administration §3 form model: has build, storage, advanced, captcha and disclaimer', async () => {
    const { json } = await visitor.send('GET', '/api/template/GetTemplateSchema?type=form');
    expect(json.schema.fields).toHaveLength(19);
    expect(json.schema.sections).toEqual(['build', 'storage', 'advanced', 'captcha', 'disclaimer']);
    const studio = await site.owner.send('GET', '/api/template/GetTemplateSchema?type=form');
    expect(studio.json).toEqual(json);
    expect((await visitor.send('GET', '/api/template/GetTemplateSchema?type=odd')).status).toBe(404);
  });
});
