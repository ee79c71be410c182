import { newField } from '@veranda/domain/forms/new-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactForm, forgetLimits, createSiteWithForm, type SiteWithForm } from './site-with-form.ts';
import { putSections } from '../../support/replace-sections.ts';

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('studio-forms');
});
afterAll(() => site.app.close());
beforeEach(() => forgetLimits(site.app));
afterEach(() => expect(site.app.faults.splice(0)).toEqual([]));

async function send(answers: object): Promise<void> {
  await forgetLimits(site.app);
  const visitor = site.visitor();
  const saved = await site.save(visitor, { key: await site.key(visitor), form: JSON.stringify(answers) });
  expect(saved.status).toBe(200);
}

describe('a form in the studio', () => {
  it('is made with fields of its own, is not live until the site is published, and says when it has changed', async () => {
    const { json } = await site.owner.send('POST', site.base, { name: 'News', purpose: 'newsletter' });
    const { form } = json;
    expect(form).toMatchObject({
      name: 'News',
      purpose: 'newsletter',
      fields: 1,
      live: false,
      changed: true,
    });
    await site.owner.send('POST', `/api/studio/sites/${site.siteId}/publish`, {});
    const after = await site.owner.send('GET', `${site.base}/${form.id}`);
    expect(after.json.form).toMatchObject({ live: true, changed: false });
  });

  it('visitors go on with what was published while a draft is written', async () => {
    const fields = { ...contactForm.fields, more: newField('text', { id: 'more', position: 'a9' }) };
    expect(await site.replace({ fields }, 'Contact us')).toBeNull();
    const { json } = await site.owner.send('GET', `${site.base}/${site.formId}`);
    expect(json.form).toMatchObject({ name: 'Contact us', changed: true, live: true, fields: 4 });
    await send({ email: 'ada@example.com', more: 'dropped' });
    const [newest] = await site.answers();
    expect(newest?.cells).toMatchObject({ email: 'ada@example.com', more: '' });
  });

  it('a change that makes it none is refused with the field at fault', async () => {
    const captcha = { ...contactForm.captcha, enabled: 'yes' as never };
    expect(await site.replace({ captcha })).toMatchObject({ code: 'malformed', field: 'captcha.enabled' });
    expect(await site.replace({}, ' ')).toMatchObject({ code: 'malformed', field: 'name' });
    expect(await site.replace(contactForm, 'Contact')).toBeNull();
  });

  it('a copy has its own fields and no answers', async () => {
    const { json } = await site.owner.send('POST', `${site.base}/${site.formId}/duplicate`, {});
    expect(json.form).toMatchObject({ name: 'Contact (copy)', answers: 0, live: false });
    expect(Object.keys(json.form.document.fields)).not.toContain('email');
    expect((await site.owner.send('DELETE', `${site.base}/${json.form.id}`)).json).toEqual({ deleted: true });
    expect((await site.owner.send('GET', `${site.base}/${json.form.id}`)).status).toBe(404);
  });
});

describe('a form that is still shown', () => {
  const places = async () => (await site.owner.send('GET', `${site.base}/${site.formId}/places`)).json.places;
  const pages = () => `/api/studio/sites/${site.siteId}/pages`;
  const show = async (value: object) => {
    const { json } = await site.owner.send('GET', pages());
    const about = json.pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const full = (await site.owner.send('GET', `${pages()}/${about.id}`)).json;
    const [sectionId = ''] = Object.keys(full.document.sections);
    const layout = { desktop: { x: 0, y: 0, w: 12, h: 2, z: 0, align: 'start' } };
    const block = { id: 'b', sectionId, position: 'a0', type: 9, value, style: {}, layout };
    const document = { ...full.document, blocks: { b: block } };
    document.sections[sectionId].id = sectionId;
    await putSections({ session: site.owner, siteId: site.siteId, pageId: about.id }, document);
    return about.title as string;
  };

  it('names the pages that show it as drafted or as published, and nothing else', async () => {
    expect(await places()).toEqual([]);
    const title = await show({ formId: site.formId });
    expect(await places()).toEqual([{ kind: 'page', title }]);
    await site.owner.send('POST', `/api/studio/sites/${site.siteId}/publish`, {});
    await show({ formId: '' });
    expect(await places()).toEqual([{ kind: 'page', title }]);
    await site.owner.send('POST', `/api/studio/sites/${site.siteId}/publish`, {});
    expect(await places()).toEqual([]);
  });
});

describe('the answers of a form', () => {
  it('are searched by all words in any answer, whatever characters they have', async () => {
    await send({ email: 'find@example.com', message: '100% of_it, Ünïcode' });
    const search = async (text: string) =>
      (await site.owner.send('GET', `${site.base}/${site.formId}/answers?search=${encodeURIComponent(text)}`))
        .json.total;
    expect(await search('FIND 100%')).toBe(1);
    expect(await search('ünïcode')).toBe(1);
    expect(await search('100_')).toBe(0);
    expect(await search('find missing')).toBe(0);
  });

  it('come by pages, the newest first', async () => {
    for (let n = 0; n < 3; n += 1) await send({ email: `page${n}@example.com` });
    const { json } = await site.owner.send('GET', `${site.base}/${site.formId}/answers?page=1&perPage=25`);
    expect(json.rows[0].cells.email).toBe('page2@example.com');
    expect(json.total).toBe(json.rows.length);
    expect(json.columns.map((column: { title: string }) => column.title)).toContain('Email');
  });

  it('keep the columns of fields that are gone', async () => {
    const { message: _gone, ...fields } = contactForm.fields;
    await site.publish({ ...contactForm, fields });
    const { json } = await site.owner.send('GET', `${site.base}/${site.formId}/answers`);
    expect(json.columns.map((column: { id: string }) => column.id)).toContain('message');
    await site.publish(contactForm);
  });

  it('are exported as CSV with formula cells neutralised', async () => {
    await send({ email: 'csv@example.com', name: ['=HYPERLINK("x")', ''], message: '@SUM(1), "q"' });
    const file = await site.owner.send('GET', `${site.base}/${site.formId}/answers.csv`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('Contact.csv');
    expect(file.text.split('\r\n')[0]).toBe('\ufeffSubmitted On,Name,Email,Message,Page');
    expect(file.text).toContain(`"'=HYPERLINK(""x"")",csv@example.com,"'@SUM(1), ""q""",`);
  });

  it('are deleted by whoever may change forms, and stay spent', async () => {
    const [newest] = await site.answers();
    const removed = await site.owner.send('POST', `${site.base}/${site.formId}/answers/delete`, {
      ids: [newest?.id],
    });
    expect(removed.json).toEqual({ deleted: 1 });
    expect((await site.answers()).map(({ id }) => id)).not.toContain(newest?.id);
  });

  it('of a person are exported and erased, over all forms of the site', async () => {
    await send({ email: 'Person@Example.com', message: 'mine' });
    const path = `/api/studio/sites/${site.siteId}/answers/person?email=person@example.com`;
    const { json } = await site.owner.send('GET', path);
    expect(json.answers).toHaveLength(1);
    expect(json.answers[0].answers).toContainEqual({ title: 'Message', answer: 'mine' });
    expect((await site.owner.send('DELETE', path)).json).toEqual({ deleted: 1 });
    expect((await site.owner.send('GET', path)).json.answers).toEqual([]);
  });

  it('are nothing that a neighbour could see', async () => {
    const { session } = await site.app.ownerWithSite('stranger');
    expect((await session.send('GET', `${site.base}/${site.formId}/answers`)).status).toBeGreaterThanOrEqual(
      403,
    );
  });
});

describe('a form and the revisions of its site', () => {
  it('decisions §publishing with the next publish: forms; is what the published revision says, forwards and back', async () => {
    const revisions = `/api/studio/sites/${site.siteId}/revisions`;
    await site.publish(contactForm);
    const { json: before } = await site.owner.send('GET', revisions);
    const { email: _email, ...fields } = contactForm.fields;
    await site.publish({ ...contactForm, fields });
    await send({ message: 'no address is asked for' });
    const older = before.revisions[0];
    const back = await site.owner.send('POST', `${revisions}/${older.id}/publish`, {});
    expect(back.status, back.text).toBe(200);
    const visitor = site.visitor();
    const refused = await site.save(visitor, { key: await site.key(visitor), form: '{}' });
    expect(refused.json.data.errors).toEqual({ email: 'Required' });
    await site.publish(contactForm);
  });

  it('is a change to be published also where only the places of its answers were changed', async () => {
    const state = async () =>
      (await site.owner.send('GET', `/api/studio/sites/${site.siteId}`)).json.site.hasUnpublishedChanges;
    await site.publish(contactForm);
    expect(await state()).toBe(false);
    const mail = { id: 'm', position: 'a0', kind: 'email', to: ['desk@example.com'], subject: '' } as const;
    expect(await site.replace({ storage: { targets: { m: mail } } })).toBeNull();
    expect(await state()).toBe(true);
    const page = await site.visitor().send('GET', '/?format=json');
    expect(page.text).not.toContain('desk@example.com');
  });
});
