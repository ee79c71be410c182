import { fieldnotes } from '@veranda/demo/sites/fieldnotes';
import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { galleryTemplates } from '@veranda/demo/templates/gallery';
import { chosenPalette } from '@veranda/domain/design/palette';
import { palettes } from '@veranda/domain/design/palettes.data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { plainLibrary } from '../../support/plain-library.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const keys = galleryTemplates.map(({ slug }) => slug);
const demoWords = [levain, fieldnotes, overdub].flatMap(({ title, settings }) => [
  title,
  ...settings.address,
]);
const hostile = `"><img src=x onerror=alert(1)>{name|json}<script>alert(1)</script>`;

let app: TestApp;
let owner: Session;
const warnings: unknown[] = [];

beforeAll(async () => {
  app = await createTestApp({ siteTemplates: plainLibrary() });
  // Errors of templates and sheets are in the log only.
  Object.assign(app.deps.log, { warn: (...line: unknown[]) => void warnings.push(line) });
  owner = (await app.ownerWithSite('first')).session;
});
afterAll(async () => app.close());

async function create(template: string): Promise<{ readonly siteId: string; readonly slug: string }> {
  const slug = `of-${template}`;
  const made = await owner.send('POST', '/api/studio/sites', { name: `Corner ${template}`, slug, template });
  expect(made.status).toBe(200);
  return { siteId: made.json.site.id, slug };
}

describe.each(keys)('editor §first run: the template %s', (template) => {
  it('makes a site that is published without an error of its templates and names nothing of a demo', async () => {
    const { siteId, slug } = await create(template);
    const published = await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    expect(published.status).toBe(200);
    const collections = galleryTemplates.find((each) => each.slug === template)?.collections ?? [];
    for (const { urlSlug } of collections) {
      const page = await app.site(slug).send('GET', `/${urlSlug}`);
      expect([urlSlug, page.status]).toEqual([urlSlug, 200]);
      expect([urlSlug, demoWords.filter((word) => page.text.includes(word))]).toEqual([urlSlug, []]);
      expect(page.text).toContain(`Corner ${template}`);
    }
    expect(warnings).toEqual([]);
  });

  it('keeps no settings of the demo, and shows its palette as one that is offered', async () => {
    const { sites } = (await owner.send('GET', '/api/studio/sites')).json;
    const { id } = sites.find(({ slug }: { slug: string }) => slug === `of-${template}`);
    const { settings } = (await owner.send('GET', `/api/studio/sites/${id}/settings`)).json;
    const { tagline, description, businessName, businessEmail, address, socialAccounts } = settings;
    expect({ tagline, description, businessName, businessEmail, address, socialAccounts }).toEqual({
      tagline: '',
      description: '',
      businessName: `Corner ${template}`,
      businessEmail: '',
      address: [],
      socialAccounts: [],
    });
    const design = (await owner.send('GET', `/api/studio/sites/${id}/design`)).json;
    const isAsTheme = ['levain', 'overdub', 'fieldnotes'].includes(template);
    const palette = chosenPalette(palettes, design.values, { tweaks: design.tweaks, roles: design.roles });
    expect(isAsTheme || palette !== null).toBe(true);
    expect(Object.keys(design.values).length > 0).toBe(!isAsTheme);
  });

  it('has a preview of its first page in the owner’s name, which is text in it whatever it is', async () => {
    const { previewUrl } = (await owner.send('GET', '/api/studio/templates')).json.templates.find(
      ({ key }: { key: string }) => key === template,
    );
    const preview = await app.studio().send('GET', `${previewUrl}?name=${encodeURIComponent(hostile)}`);
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(preview.text).not.toMatch(/<script|<img src=x/);
    expect(preview.headers.get('content-security-policy')).toContain('sandbox allow-same-origin');
    const [sheet] = /\/template-sheets\/[a-z]+/.exec(preview.text) ?? [];
    expect((await app.studio().send('GET', sheet ?? '')).text).toContain('[data-section-theme');
    for (const [, picture] of preview.text.matchAll(/src="(\/assets\/template\/[^"]+)"/g))
      expect((await app.studio().send('GET', picture ?? '')).status).toBe(200);
  });
});

describe('editor §first run: making a site', () => {
  it('takes the key of a theme as before, and refuses what is no template', async () => {
    const make = (body: object) => owner.send('POST', '/api/studio/sites', { name: 'Other', ...body });
    const made = await make({ slug: 'by-theme', theme: 'fieldnotes' });
    const { pages } = (await owner.send('GET', `/api/studio/sites/${made.json.site.id}/pages`)).json;
    expect(pages.map(({ title }: { title: string }) => title)).toContain('Projects');
    for (const body of [{ template: 'none' }, { theme: 'none' }, {}])
      expect((await make(body)).json.error).toBe('This template does not exist.');
    for (const path of ['/template-previews/none', '/template-sheets/none', '/assets/template/levain/none'])
      expect((await app.studio().send('GET', path)).status).toBe(404);
  });

  it('counts the dates of sample events from the day on which the site is made', async () => {
    const { sites } = (await owner.send('GET', '/api/studio/sites')).json;
    const { id } = sites.find(({ slug }: { slug: string }) => slug === 'of-event');
    const { rows } = await app.db.forSite(id, async (tx) => ({
      rows: await tx.selectFrom('item').select(['doc', 'publishAt']).where('siteId', '=', id).execute(),
    }));
    const dayOf = (instant: number) => Math.floor(instant / 86_400_000);
    const today = dayOf(app.deps.now());
    const starts = rows.map(({ doc }) => dayOf((doc as { startDate: number }).startDate) - today);
    expect(starts.toSorted((a, b) => a - b)).toEqual([60, 61, 62]);
    const published = rows.map(({ publishAt }) => dayOf(publishAt?.getTime() ?? 0) - today);
    expect(published.toSorted((a, b) => a - b)).toEqual([-3, -2, -1]);
  });
});
