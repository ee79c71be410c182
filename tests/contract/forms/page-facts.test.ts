import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contactForm,
  forgetLimits,
  createSiteWithForm,
  sameOrigin,
  type SiteWithForm,
} from './site-with-form.ts';
import { putForm } from '../../support/replace-form.ts';

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('facts');
});
afterAll(() => site.app.close());
beforeEach(() => forgetLimits(site.app));
afterEach(() => expect(site.app.faults).toEqual([]));

const form = JSON.stringify({ email: 'ada@example.com' });

describe('the page facts of a submission', () => {
  it('storefront §7 form key: answers data.key', async () => {
    const answer = await site.visitor().send('POST', '/api/form/FormSubmissionKey', {}, sameOrigin);
    expect([answer.status, typeof answer.json.data.key]).toEqual([200, 'string']);
  });

  it('storefront §7 form save: takes page title, page id, permission type and page path; storefront §3 form submission: has the fields of the page', async () => {
    const visitor = site.visitor();
    const facts = { pageTitle: 'Contact us', pageId: 'p1', pagePermissionType: '1', pagePath: '/contact' };
    const saved = await site.save(visitor, { key: await site.key(visitor), form, ...facts });
    expect(saved.status).toBe(200);
    const [newest] = await site.answers();
    expect(newest).toMatchObject({ pageTitle: 'Contact us', pagePath: '/contact' });
  });

  it.each(['i', 'c'])('storefront §7 form save: content source is i or c, here %s', async (contentSource) => {
    const visitor = site.visitor();
    const saved = await site.save(visitor, { key: await site.key(visitor), form, contentSource });
    expect(saved.status).toBe(200);
  });
});

describe('an owner’s form', () => {
  it('storefront §1 owner: sets up forms; storefront §3 form: has id, name and fields', async () => {
    const made = await site.owner.send('POST', site.base, { name: 'Orders', purpose: 'form' });
    const { id } = made.json.form;
    const { json } = await site.owner.send('GET', `${site.base}/${id}`);
    expect(json.form).toMatchObject({ id, name: 'Orders' });
    const document = { ...contactForm };
    await putForm({ session: site.owner, siteId: site.siteId, formId: id }, document);
    const again = await site.owner.send('GET', `${site.base}/${id}`);
    expect(Object.keys(again.json.form.document?.fields ?? again.json.document.fields).sort()).toEqual([
      'email',
      'message',
      'name',
    ]);
  });
});
