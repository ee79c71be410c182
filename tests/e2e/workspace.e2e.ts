import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import { dragNatively, middleOf } from '../support/canvas-pointer.ts';
import { frame, part, pathOf, start, workspaceOf } from '../support/page-workspace.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Parts of the page in reading order' });
const visibility = (page: Page, id: string) =>
  part(page, id).evaluate(
    (element) => element.ownerDocument.defaultView?.getComputedStyle(element).visibility,
  );
const regionWithFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']);

/** A point by which a layer is dropped after another one. */
async function nearEnd(layer: Locator) {
  const box = await layer.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height - 3 };
}

/** The layout stays as long as somebody writes in it: on the page of a wide window, and in a field of a narrow one. */
async function keepsCaret(page: Page): Promise<void> {
  await part(page, 'b').locator('.v-btn').click();
  await part(page, 'b').locator('.v-btn').click();
  const text = frame(page).locator('[contenteditable]');
  await text.waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.insertText('1');
  await page.setViewportSize({ width: 1024, height: 1280 });
  await page.keyboard.insertText('2');
  await expect.poll(() => text.textContent(), soon).toMatch(/^12Button b\s*$/);
  await page.keyboard.press('Escape');
  const label = page.getByRole('dialog', { name: 'Inspector' }).getByLabel('Label', { exact: true });
  await label.click();
  await page.keyboard.press('Home');
  await page.keyboard.insertText('3');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.insertText('4');
  expect(await label.inputValue()).toMatch(/^3412Button b\s*$/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await tree(page).waitFor();
}

/** What is open in the workspace is open when a tablet is turned, and the other way round. */
async function staysOpen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Alt+2');
  await part(page, 'a').click();
  await page.setViewportSize({ width: 1024, height: 1280 });
  const sheet = page.getByRole('dialog', { name: 'Inspector' });
  await sheet.getByRole('group', { name: 'Settings of button' }).waitFor();
  await look('workspace-turned');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Tablet', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Page settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Page settings' });
  await settings.getByLabel('Title', { exact: true }).fill('Typed before');
  await page.setViewportSize({ width: 1280, height: 900 });
  await tree(page).waitFor({ state: 'attached' });
  expect(await settings.getByLabel('Title', { exact: true }).inputValue()).toBe('Typed before');
  await settings.getByRole('button', { name: 'Cancel' }).click();
  await tree(page).waitFor();
}

describe('the workspace of a page', () => {
  it('selects, moves, hides and removes parts by its layers, by keys alone, and shows the way to them', async () => {
    const { page, places, stored, look, close } = await openAbout(1280);
    await look('workspace');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('workspace-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Layers', exact: true }).press('Enter');
    await tree(page).getByRole('row', { name: 'Button: Button a' }).waitFor();
    await tree(page).getByRole('row', { name: 'Section 1' }).press('ArrowDown');
    await page.getByRole('group', { name: 'Settings of button' }).waitFor();
    expect(await pathOf(page)).toEqual(['Page', 'Section 1', 'Button']);
    expect(await page.getByLabel('Label', { exact: true }).inputValue()).toBe('Button a');
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 12,0,5x2', b: 's1 0,0,5x2' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => places(), soon).toEqual(start);
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(async () => Object.keys(await places()).length, soon).toBe(4);
    await page.keyboard.press('ControlOrMeta+z');
    const row = tree(page).getByRole('row', { name: 'Button: Button a' });
    await row.getByRole('button', { name: 'Actions for button' }).click();
    await page.getByRole('menuitem', { name: 'Hide on the canvas' }).click();
    await expect.poll(() => visibility(page, 'a'), soon).toBe('hidden');
    await look('workspace-layers');
    await row.getByRole('button', { name: 'Actions for button' }).click();
    await page.getByRole('menuitem', { name: 'Show on the canvas' }).click();
    await expect.poll(() => visibility(page, 'a'), soon).toBe('visible');
    await row.focus();
    await page.keyboard.press('Delete');
    await page.getByText('1 block removed').waitFor({ state: 'attached' });
    await expect.poll(() => places(), soon).toEqual({ b: start.b, c: start.c });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => places(), soon).toEqual(start);

    // By dragging: the same document as by keys, and into another section, and a section among the others.
    const rowOf = (name: string) => tree(page).getByRole('row', { name });
    await dragNatively(page, await middleOf(row), await nearEnd(rowOf('Button: Button b')));
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 12,0,5x2', b: 's1 0,0,5x2' });
    await dragNatively(page, await middleOf(row), await middleOf(rowOf('Section 2')));
    await expect.poll(async () => (await places())['a'], soon).toMatch(/^s2 /);
    await dragNatively(page, await middleOf(rowOf('Section 1')), await nearEnd(rowOf('Section 2')));
    const order = async () => sectionsInOrder(await stored()).map(({ id }) => id);
    await expect.poll(order, soon).toEqual(['s2', 's1']);
    await close();
  });

  it('administration §2 breakpoint: views desktop, phone and tablet; goes by F6, hides all but the page, shows it on devices by keys', async () => {
    const { page, look, close } = await openAbout(1280);
    await page.getByRole('button', { name: 'Insert', exact: true }).focus();
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      seen.push(await regionWithFocus(page));
      await page.keyboard.press('F6');
    }
    expect(seen).toEqual(['tools', 'canvas', 'inspector', 'path']);
    await part(page, 'a').focus();
    await page.keyboard.press('Alt+3');
    await page.getByRole('radio', { name: 'Phone', checked: true }).waitFor();
    await page.getByLabel('Width in pixels').fill('900');
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: 'Tablet', checked: true }).waitFor();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('ControlOrMeta+.');
    await page.getByRole('button', { name: 'Layers', exact: true }).waitFor({ state: 'hidden' });
    await page.keyboard.press('ControlOrMeta+.');
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await keepsCaret(page);
    await staysOpen(page, look);
    await close();
  });

  it('changes several blocks at once, and a section by the way to it', async () => {
    const { page, stored, look, close } = await openAbout(1280);
    await part(page, 'a').click();
    await part(page, 'b').click({ modifiers: ['Shift'] });
    await page.getByRole('group', { name: '2 blocks selected' }).waitFor();
    await look('workspace-several');
    await page.getByRole('tab', { name: 'Content', exact: true }).click();
    await page.getByRole('radio', { name: 'Large', exact: true }).click();
    const sizes = async () =>
      Object.values((await stored()).blocks).map(({ id, value }) => `${id} ${String(value['size'])}`);
    await expect
      .poll(async () => (await sizes()).toSorted(), soon)
      .toEqual(['a large', 'b large', 'c medium']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect
      .poll(async () => (await sizes()).toSorted(), soon)
      .toEqual(['a medium', 'b medium', 'c medium']);
    await part(page, 'b').focus();
    await page.keyboard.press('ControlOrMeta+g');
    await page.getByText('2 blocks grouped').waitFor({ state: 'attached' });
    await part(page, 'c').click();
    await page.getByRole('group', { name: 'Settings of button' }).waitFor();
    await part(page, 'a').click();
    await page.getByRole('group', { name: '2 blocks selected' }).waitFor();
    await page.keyboard.press('ArrowDown');
    const rows = async () =>
      Object.values((await stored()).blocks).map(({ id, layout }) => `${id} ${String(layout.desktop.y)}`);
    await expect.poll(async () => (await rows()).toSorted(), soon).toEqual(['a 1', 'b 1', 'c 0']);
    await page.keyboard.press('ControlOrMeta+Shift+g');
    await page.getByText('2 blocks ungrouped').waitFor({ state: 'attached' });
    await part(page, 'c').click();
    await part(page, 'b').click();
    await page.getByRole('group', { name: 'Settings of button' }).waitFor();
    await page.getByRole('button', { name: 'Section 1', exact: true }).click();
    await page.getByRole('radio', { name: 'Darkest', exact: true }).click();
    await expect.poll(async () => (await stored()).sections['s1']?.theme, soon).toBe('darkest');
    await look('workspace-section');
    await page.getByRole('button', { name: 'Add a section below' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Empty section' }).click();
    await expect.poll(async () => Object.keys((await stored()).sections).length, soon).toBe(3);
    expect(await pathOf(page)).toEqual(['Page', 'Section 2']);
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await page.getByRole('region', { name: 'Section 3' }).waitFor();
    await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Check list' });
    await list.getByText('A button leads nowhere.').first().waitFor();
    await look('workspace-check');
    await list.getByRole('link', { name: 'Show on About' }).first().click();
    await list.waitFor({ state: 'hidden' });
    await page.getByRole('group', { name: 'Settings of button' }).waitFor();
    await close();
  });

  it('marks what visitors do not see yet on the page, in words too, and says how much it is', async () => {
    const { page, session, siteId, stored, look, close } = await openAbout(1280);
    const toggle = page.getByRole('button', { name: 'Show changes since you last published' });
    const marks = () => frame(page).locator('[data-canvas-mark]').allTextContents();
    await toggle.click();
    await expect.poll(marks, soon).toEqual(['Added · 1 section removed above', 'Added']);
    expect((await session.send('POST', `/api/studio/sites/${siteId}/publish`, {})).status).toBe(200);
    await toggle.click();
    await expect.poll(marks, soon).toEqual([]);
    await part(page, 'b').click();
    await page.keyboard.press('Delete');
    await part(page, 'c').click();
    await page.keyboard.press('ControlOrMeta+d');
    await part(page, 'a').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await stored()).blocks['a']?.layout.desktop.x, soon).toBe(1);
    await toggle.click();
    await page.getByRole('status').getByText('3 changes since you last published').waitFor();
    await expect.poll(marks, soon).toEqual(['1 block removed', 'Moved', 'Added']);
    // Whoever does not see the marks hears them with the name of what is selected.
    await page.getByText(/Button, column 2, row 1, Moved/).waitFor({ state: 'attached' });
    await look('workspace-changes');
    await page.reload();
    await expect.poll(marks, soon).toEqual(['1 block removed', 'Moved', 'Added']);
    await close();
  });
});
