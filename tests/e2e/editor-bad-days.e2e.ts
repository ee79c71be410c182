import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, widths } from '../support/browser.ts';
import type { Session } from '../support/browser-session.ts';
import { readSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, soon, studioOf, textBox } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);
const textOf = (page: Page) => textBox(page).textContent();

/** The document of the page About as the server has it, with its whole log. */
async function about(session: Session, siteId: string) {
  const { pages } = (await session.send('GET', `/api/studio/sites/${siteId}/pages`)).json;
  const pageId: string = pages.find(({ title }: { title: string }) => title === 'About').id;
  const address = `/api/studio/sites/${siteId}/documents/page/${pageId}?since=0`;
  const { logged } = (await session.send('GET', address)).json;
  const { document, seq } = await readSections({ session, siteId, pageId });
  return { document, seq: seq as number, ids: logged.map(({ id }: { id: string }) => id) as string[] };
}

async function goToEnd(page: Page): Promise<void> {
  await textBox(page).click();
  await page.keyboard.press('ControlOrMeta+End');
}

const edits = 500;

describe('an editor without a connection', () => {
  it('brings 500 edits of an hour to the server once and in order when it is back', async () => {
    const { page, session, siteId, close } = await openOwner('hour', { width: 1280 });
    await openEditor(page, 'hour', 'About');
    await goToEnd(page);
    await page.context().setOffline(true);
    for (let number = 0; number < edits; number += 1) await page.keyboard.insertText(` ${number}`);
    await page.getByText('Offline, kept on this device').waitFor();
    const before = await about(session, siteId);
    expect(before.ids).toEqual([]);
    await page.context().setOffline(false);
    await expect.poll(async () => (await about(session, siteId)).seq, soon).toBe(edits);
    await allSaved(page);
    const after = await about(session, siteId);
    const numbers = Array.from({ length: edits }, (_, number) => number).join(' ');
    expect(JSON.stringify(after.document)).toContain(`All about it ${numbers}`);
    expect(new Set(after.ids).size).toBe(edits);
    await close();
  });

  it('asks on leaving whether to save, to discard or to review, and discards what is discarded', async () => {
    const { page, session, siteId, close } = await openOwner('leaving', { width: 1280 });
    await openEditor(page, 'leaving', 'About');
    await goToEnd(page);
    await page.context().setOffline(true);
    await page.keyboard.insertText(' unsent');
    await page.getByText('Offline, kept on this device').waitFor();
    const leave = () => page.getByRole('link', { name: 'Pages', exact: true }).first().click();
    const asked = page.getByRole('alertdialog', { name: /unsaved changes/ });
    await leave();
    await asked.getByRole('button', { name: 'Review' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await textOf(page)).toBe('All about it unsent');
    await leave();
    await asked.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    await page.context().setOffline(false);
    await openEditor(page, 'leaving', 'About');
    await expect.poll(() => textOf(page), soon).toBe('All about it');
    expect((await about(session, siteId)).seq).toBe(0);
    await close();
  });
});

/** Has the browser keep nothing more, as it does without room. */
function fill(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

function forbid(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
}

/** Works that the browser keeps. */
function keptWorks(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('veranda-documents');
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('work').objectStore('work').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}

const notKept = (page: Page) => page.getByText('Not kept in this browser');

describe.each(widths)('a browser that keeps nothing, %d px', (width) => {
  it('is told of at once, loses nothing that it had, and saves over the wire', async () => {
    const slug = `full-${width}`;
    const { page, session, siteId, look, close } = await openOwner(slug, { width });
    await openEditor(page, slug, 'About');
    await goToEnd(page);
    await page.keyboard.insertText(' kept');
    await allSaved(page);
    const works = await page.evaluate(keptWorks);
    await page.evaluate(fill);
    await page.keyboard.insertText(' and full');
    await notKept(page).waitFor();
    await look('editor-not-kept');
    await allSaved(page);
    expect(await page.evaluate(keptWorks)).toBe(works);
    await page.addInitScript(forbid);
    await page.reload();
    await notKept(page).waitFor();
    await goToEnd(page);
    await page.keyboard.insertText(' and forbidden');
    await allSaved(page);
    const { document } = await about(session, siteId);
    expect(JSON.stringify(document)).toContain('All about it kept and full and forbidden');
    await close();
  });
});

describe('two tabs of one person', () => {
  it('are two people to the page: each sees the other, and takes back its own work alone', async () => {
    const { page, session, siteId, close } = await openOwner('tabs', { width: 1280 });
    const second = await page.context().newPage();
    for (const tab of [page, second]) {
      await openEditor(tab, 'tabs', 'About');
      await textBox(tab).waitFor();
    }
    for (const tab of [page, second]) await tab.getByRole('list', { name: 'Also here' }).waitFor();
    await goToEnd(page);
    await page.keyboard.insertText(' first');
    await expect.poll(() => textOf(second), soon).toBe('All about it first');
    // The first tab writes there, as anybody else would.
    await second.getByText('is typing in this section.').waitFor();
    await second.getByRole('button', { name: 'Take over' }).click();
    await second.getByText('is typing in this section.').waitFor({ state: 'detached' });
    await goToEnd(second);
    await second.keyboard.insertText(' second');
    await expect.poll(() => textOf(page), soon).toBe('All about it first second');
    await page.keyboard.press('ControlOrMeta+z');
    for (const tab of [page, second]) await expect.poll(() => textOf(tab), soon).toBe('All about it second');
    await allSaved(page);
    expect((await about(session, siteId)).seq).toBe(3);
    await close();
  });
});

describe('what is written', () => {
  it('is sent a second after the last key, and 150 ms after its field is left', async () => {
    const { page, close } = await openOwner('moments', { width: 1280 });
    await openEditor(page, 'moments', 'About');
    await goToEnd(page);
    const sent = () => page.waitForRequest('**/transactions').then(() => Date.now());
    const first = sent();
    const typedAt = Date.now();
    await page.keyboard.insertText(' one');
    const waited = (await first) - typedAt;
    expect(waited).toBeGreaterThan(950);
    expect(waited).toBeLessThan(3_000);
    await allSaved(page);
    const second = sent();
    await page.keyboard.insertText(' two');
    const leftAt = Date.now();
    await page.getByRole('heading', { level: 1 }).click();
    await textBox(page).evaluate((element) => (element as HTMLElement).blur());
    expect((await second) - leftAt).toBeLessThan(950);
    await allSaved(page);
    await close();
  });
});
