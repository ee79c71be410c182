import { publishSite } from './publish-site.ts';
import type { FormDocument } from '@veranda/domain/forms/document';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { closePages, openPage } from './browser.ts';
import type { Session } from './browser-session.ts';
import { putOnAbout } from './put-on-about.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { putForm } from './replace-form.ts';

/** A published site whose page `/about` has a form and a newsletter form below it, for browsers. */
export interface FormSite {
  readonly app: TestApp;
  readonly baseUrl: string;
  /** Saves another document of the form, and publishes the site. */
  publish(document: FormDocument): Promise<void>;
  /** The page with the form, once its island has started. */
  visit(width?: number, path?: string): Promise<Page>;
  /** Cells of the form's answers, the newest first. */
  answers(): Promise<Record<string, string>[]>;
  close(): Promise<void>;
}

interface SiteForm {
  readonly owner: Session;
  readonly siteId: string;
  readonly formId: string;
}

/** Opens an application with that site. */
export async function createFormSite(slug: string): Promise<FormSite> {
  const app = await createTestApp();
  const { session: owner, siteId } = await app.ownerWithSite(slug);
  const baseUrl = `http://${slug}.${app.studioHost}`;
  const form = { owner, siteId, formId: await makeForm({ owner, siteId }, 'Everything', 'form') };
  const newsletterId = await makeForm({ owner, siteId }, 'News', 'newsletter');
  const title = { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Ask us' }] };
  await putOnAbout({ owner, siteId }, [
    [2, { doc: { type: 'doc', content: [title] } }],
    [9, { formId: form.formId }],
    [51, { formId: newsletterId, title: 'Letters', text: 'Now and then.', layout: 'inline' }],
  ]);
  return {
    app,
    baseUrl,
    publish: (document) => publish(form, document),
    visit: (width = 1280, path = '/about') => visit(baseUrl, { width, path }),
    async answers() {
      const { json } = await owner.send('GET', `/api/studio/sites/${siteId}/forms/${form.formId}/answers`);
      return json.rows.map((row: { cells: Record<string, string> }) => row.cells);
    },
    async close() {
      expect(app.faults).toEqual([]);
      await closePages();
      await app.close();
    },
  };
}

async function makeForm(
  { owner, siteId }: Pick<SiteForm, 'owner' | 'siteId'>,
  name: string,
  purpose: string,
): Promise<string> {
  const { json } = await owner.send('POST', `/api/studio/sites/${siteId}/forms`, { name, purpose });
  return json.form.id;
}

async function publish({ owner, siteId, formId }: SiteForm, document: FormDocument): Promise<void> {
  await putForm({ session: owner, siteId, formId }, document);
  await publishSite(owner, siteId);
}

async function visit(
  baseUrl: string,
  { width, path }: { readonly width: number; readonly path: string },
): Promise<Page> {
  const page = await openPage({ width, baseUrl, reducedMotion: true });
  await page.goto(path);
  await formOn(page).scrollIntoViewIfNeeded();
  await page.locator('form.v-form[data-started]').first().waitFor();
  return page;
}

/** The form on its page. */
export function formOn(page: Page): Locator {
  return page.locator('form.v-form').first();
}

/** Presses the form's button. */
export function sendForm(page: Page): Promise<void> {
  return formOn(page).getByRole('button', { name: 'Submit' }).click();
}

/** The message above the form. */
export function formProblem(page: Page): Locator {
  return formOn(page).locator('[data-form-part="problem"]');
}
