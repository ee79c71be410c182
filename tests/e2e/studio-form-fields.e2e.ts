import { fieldKinds } from '@veranda/domain/forms/kinds/registry';
import { en } from '@veranda/messages/studio/field-kinds/en.data';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import type { Session } from '../support/browser-session.ts';
import { closePages, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const texts: Readonly<Record<string, string>> = en;

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

interface Editor {
  readonly page: Page;
  readonly owner: Session;
  readonly siteId: string;
}

/** A form of name, e-mail and message in the studio of a fresh site. */
async function openEditor(slug: string, width: number): Promise<Editor> {
  const { session: owner, siteId } = await app.ownerWithSite(slug);
  const made = await owner.send('POST', `/api/studio/sites/${siteId}/forms`, {
    name: 'Ask',
    purpose: 'form',
  });
  const url = `http://${app.studioHost}`;
  const page = await openPage({ width, reducedMotion: true, baseUrl: url });
  const cookies = [...owner.cookies].map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await page.context().addCookies(cookies);
  await page.goto(paths.form(slug, made.json.form.id));
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  return { page, owner, siteId };
}

const titles = (page: Page) => page.locator('.part-row-name > :first-child').allTextContents();
const saved = (page: Page) => page.locator('.save-indicator').getByText('Saved', { exact: true }).waitFor();

describe('the fields of a form in the studio', () => {
  it('every kind is offered, and shows the properties that administration §3 lists for it', async () => {
    const { page } = await openEditor('kinds', 1280);
    for (const { group, name, properties, title } of fieldKinds) {
      await page.getByRole('button', { name: 'Add a field' }).click();
      await page
        .getByRole('dialog', { name: 'Add a field' })
        .getByRole('button', { name: new RegExp(`^${texts[`kind.${name}`]}`) })
        .first()
        .click();
      const edited = page.locator('.form-edited');
      await edited.getByRole('heading', { name: title }).last().waitFor();
      for (const property of properties) {
        const shown = name === 'likert' && property.path === 'options' ? 'Statements' : texts[property.path];
        const found = edited.getByLabel(new RegExp(`^${shown}`));
        expect(await found.count(), `${group} ${name}: ${shown}`).toBeGreaterThan(0);
      }
    }
    expect(await titles(page)).toHaveLength(3 + fieldKinds.length);
    await saved(page);
    await page.locator('.form-preview-frame').scrollIntoViewIfNeeded();
    await screenshot(page, 'forms-every-kind');
    await page.context().close();
  });

  it('is dragged to another place', async () => {
    const { page } = await openEditor('dragged', 1280);
    const row = (name: string) => page.getByRole('row', { name });
    await row('Message').dragTo(row('Name'), { targetPosition: { x: 80, y: 2 } });
    await expect.poll(() => titles(page)).toEqual(['Message', 'Name', 'Email']);
    await saved(page);
    await page.reload();
    await expect.poll(() => titles(page), { timeout: 15_000 }).toEqual(['Message', 'Name', 'Email']);
    await page.context().close();
  });

  it.each(widths)('is moved by the keys of its handle, and duplicated, %d px', async (width) => {
    const { page } = await openEditor(`keys-${width}`, width);
    await page.getByText('Text area', { exact: true }).click();
    const target = (name: string) =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), {
          timeout: 10_000,
        })
        .toBe(name);
    await target('Message');
    await page.keyboard.press('Tab');
    await target('Move Message');
    await page.keyboard.press('Enter');
    await target('Insert after Message');
    const place = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (let now = await place(); now !== 'Insert before Name'; now = await place()) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(place).not.toBe(now);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Message', 'Name', 'Email']);
    await page.getByRole('button', { name: 'More for Email' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.poll(() => titles(page)).toEqual(['Message', 'Name', 'Email', 'Email']);
    await saved(page);
    await page.context().close();
  });

  it('the draft is beside what is live: published, edited, published again', async () => {
    const { page, owner, siteId } = await openEditor('beside', 1280);
    const head = page.locator('.ui-page');
    await head.getByText('Not published', { exact: true }).waitFor();
    await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    await page.reload();
    await head.getByText('Live', { exact: true }).waitFor();
    await page.getByLabel('Question').fill('Who are you?');
    await head.getByText('Edited', { exact: true }).waitFor();
    await page.frameLocator('.form-preview-frame').getByText('Who are you?').waitFor();
    await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
    await page.reload();
    await head.getByText('Live', { exact: true }).waitFor();
    await page.context().close();
    expect(app.faults).toEqual([]);
  });
});
