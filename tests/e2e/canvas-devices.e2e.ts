import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations } from '../support/browser.ts';
import { middleOf, pointerOf } from '../support/canvas-pointer.ts';
import { frame, part, styled, workspaceOf } from '../support/page-workspace.ts';
import { soon, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);

describe('the phone beside the desktop', () => {
  it('shows both live, and is arranged by hand and reset', async () => {
    const { page, places, look, close } = await openAbout(1900);
    const phone = page.frameLocator('.preview--phone .preview-frame');
    await part(page, 'a').click();
    await page.getByLabel('Label', { exact: true }).fill('On both');
    for (const each of [frame(page), phone]) await each.getByText('On both').waitFor();
    await look('workspace-beside');
    await page.getByRole('tab', { name: 'Phone', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Layout of button' });
    await panel.getByLabel('Width').fill('4');
    await page.keyboard.press('Tab');
    await panel.getByText('Detached').waitFor();
    await expect.poll(() => places('phone'), soon).toMatchObject({ a: 's1 0,0,4x1', c: 's2 follows' });
    await page.getByRole('button', { name: 'Reset the whole page' }).click();
    await expect.poll(() => places('phone'), soon).toMatchObject({ a: 's1 follows', b: 's1 follows' });
    await page.getByRole('button', { name: 'Hide the phone beside' }).click();
    await phone.owner().waitFor({ state: 'detached' });
    await close();
  });
});

describe('the editor on a phone, 390 px', () => {
  it('shows the page, whose parts open their settings on a sheet, with layout and order', async () => {
    const { page, stored, places, look, close } = await openAbout(390);
    await page.getByRole('radio', { name: 'Page', exact: true }).click();
    await styled(page);
    await look('phone-page');
    const small = await page
      .locator('.ui-page-back, .editor-bar button')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter((box) => Math.min(box.width, box.height) < 44),
      );
    expect(small).toEqual([]);
    await part(page, 'c').tap();
    const sheet = page.getByRole('dialog', { name: 'Inspector' });
    await sheet.getByLabel('Label', { exact: true }).fill('Tapped');
    await look('phone-sheet');
    await expect.poll(async () => (await stored()).blocks['c']?.value['label'], soon).toBe('Tapped');
    await sheet.getByRole('tab', { name: 'Layout', exact: true }).click();
    await sheet.getByRole('group', { name: 'Layout of button' }).getByLabel('Width').fill('9');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await places())['c'], soon).toBe('s2 0,0,9x2');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await frame(page).getByText('Tapped').waitFor();
    const pointer = await pointerOf(page);
    const [from, b] = [await middleOf(part(page, 'a')), await middleOf(part(page, 'b'))];
    await pointer.drag(from, { x: b.x, y: b.y + 24 });
    await toast(page, 'Moved button').waitFor();
    expect((await places('phone'))['a']).toMatch(/^s1 \d/);
    await look('phone-moved');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await places('phone'))['a'], soon).toBe('s1 follows');
    await close();
  });
});

describe('a site that is read from right to left', () => {
  it('is arranged from right to left: arrows, handles and drops are mirrored', async () => {
    const { page, places, look, close } = await openAbout(1280, { language: 'ar' });
    expect(await frame(page).locator('html').getAttribute('dir')).toBe('rtl');
    await part(page, 'a').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await places())['a'], soon).toBe('s1 1,0,5x2');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => (await places())['a'], soon).toBe('s1 1,0,6x2');
    const pointer = await pointerOf(page);
    const side = await middleOf(frame(page).locator('[data-canvas-handle="w"]'));
    await pointer.drag(side, { x: side.x - 60, y: side.y });
    await expect.poll(async () => (await places())['a'], soon).toMatch(/^s1 1,0,(7|8|9)x2$/);
    const at = await middleOf(part(page, 'c'));
    await pointer.drag(at, { x: at.x - 120, y: at.y });
    await expect.poll(async () => (await places())['c'], soon).toMatch(/^s2 [3-8],0,5x2$/);
    await look('workspace-rtl');
    await expectNoAxeViolations(page);
    await close();
  });
});
