import type { SiteTemplateLibrary } from '@veranda/server/features/sites/site-template-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDemoSites } from '../../apps/server/demo-sites.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { tinySiteTemplate } from '../support/tiny-site-template.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the demo sites of a first start', () => {
  it('that cannot be made end nothing: the others are made, and they are tried again', async () => {
    let tries = 0;
    // One of its pictures is too slow, twice.
    const slow = {
      ...tinySiteTemplate,
      slug: 'slow',
      title: 'Slow',
      get settings() {
        tries += 1;
        const picture = tries <= 2 ? { picture: `${tinySiteTemplate.theme}/slow` } : {};
        return { ...tinySiteTemplate.settings, ...picture };
      },
    };
    const quick = { ...tinySiteTemplate, slug: 'quick', title: 'Quick' };
    const siteTemplates: SiteTemplateLibrary = { ...app.deps.siteTemplates, sites: [slow, quick] };
    const said: string[] = [];
    const end = await keepDemoSites({ ...app.deps, siteTemplates }, (line) => void said.push(line), 1);
    expect(said).toContain('Slow could not be made now. It is tried again.');
    expect((await app.site('quick').send('GET', '/')).status).toBe(200);
    await expect.poll(async () => (await app.site('slow').send('GET', '/')).status).toBe(200);
    end();
    expect(app.faults).toHaveLength(2);
  });
});
