import { randomUUID } from 'node:crypto';
import { fieldnotes } from '@veranda/demo/sites/fieldnotes';
import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { validateDocument } from '@veranda/domain/pages/validate';
import { isRefusal } from '@veranda/domain/refusal';
import { freshIds, siteTemplatePages } from '@veranda/server/features/sites/site-template-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceSections } from '../../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

describe.each([levain, overdub, fieldnotes])('the pages of a site made from $title', (siteTemplate) => {
  const pages = siteTemplatePages(siteTemplate, freshIds(randomUUID), {
    canary: 'canary',
    reserved: new Set(),
  });
  it('are documents that the editor may save as they are', () => {
    const problems = pages
      .flatMap(({ doc }) => doc.document ?? [])
      .map((document) => validateDocument(document))
      .filter(isRefusal);
    expect(problems).toEqual([]);
  });
});

describe('a page of a new site', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(async () => app.close());

  it('is saved as it was read', async () => {
    const { session, siteId } = await app.ownerWithSite('unchanged');
    const base = `/api/studio/sites/${siteId}/pages`;
    const { pages } = (await session.send('GET', base)).json;
    const saved: (object | null)[] = [];
    for (const { id } of pages) {
      const { document } = (await session.send('GET', `${base}/${id}`)).json;
      if (document !== null) saved.push(await replaceSections({ session, siteId, pageId: id }, document));
    }
    expect(saved).toEqual([null, null]);
  });
});
