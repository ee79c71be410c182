import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSiteWithForm, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;

beforeAll(async () => {
  site = await createSiteWithForm('schemas');
});
afterAll(() => site.app.close());
afterEach(() => expect(site.app.faults).toEqual([]));

describe('the schema of the form block', () => {
  it('storefront §7 form schema: GET /api/template/GetTemplateSchema by type; storefront §3 form: its model has build, storage, advanced, captcha and disclaimer; administration §3 form model: has build, storage, advanced, captcha and disclaimer', async () => {
    const visitor = site.visitor();
    const { json } = await visitor.send('GET', '/api/template/GetTemplateSchema?type=form');
    expect(json.schema.fields).toHaveLength(19);
    expect(json.schema.sections).toEqual(['build', 'storage', 'advanced', 'captcha', 'disclaimer']);
    const studio = await site.owner.send('GET', '/api/template/GetTemplateSchema?type=form');
    expect(studio.json).toEqual(json);
    expect((await visitor.send('GET', '/api/template/GetTemplateSchema?type=odd')).status).toBe(404);
  });
});
