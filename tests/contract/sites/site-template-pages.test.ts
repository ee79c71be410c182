import { randomUUID } from 'node:crypto';
import { fieldnotes } from '@veranda/demo/sites/fieldnotes';
import { levain } from '@veranda/demo/sites/levain';
import { overdub } from '@veranda/demo/sites/overdub';
import { validateDocument } from '@veranda/domain/pages/validate';
import { isRefusal } from '@veranda/domain/refusal';
import { freshIds, siteTemplatePages } from '@veranda/server/features/sites/site-template-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const statuses: number[] = [];
    for (const { id } of pages) {
      const { page, document } = (await session.send('GET', `${base}/${id}`)).json;
      if (document === null) continue;
      const saved = await session.send('PUT', `${base}/${id}/document`, { version: page.version, document });
      statuses.push(saved.status);
    }
    expect(statuses).toEqual([200, 200]);
  });
});
