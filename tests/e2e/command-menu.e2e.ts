import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages } from '../support/browser.ts';
import { part, workspaceOf } from '../support/page-workspace.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openAbout = workspaceOf(() => app);

describe('the menu of commands', () => {
  it('goes to screens, runs actions and inserts, from the canvas too, and helps where nothing is found', async () => {
    const { page, session, siteId, stored, places, look, close } = await openAbout(1280);
    const menu = page.getByRole('dialog', { name: 'Search and commands' });
    await part(page, 'c').focus();
    await page.keyboard.press('ControlOrMeta+k');
    await menu.waitFor();
    await look('commands');
    await page.keyboard.type('insert quote');
    await menu.getByRole('menuitem', { name: 'Insert quote' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => Object.keys(await places()).length, soon).toBe(4);
    // By this menu and by the one of `/`, a new block shows what the site has, in a size that looks right.
    const { products } = (await session.send('GET', `/api/studio/sites/${siteId}/products`)).json;
    const shown = async () => Object.values((await stored()).blocks).filter(({ type }) => type === 43);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('insert product');
    await menu.getByRole('menuitem', { name: 'Insert product' }).first().click();
    await expect.poll(async () => (await shown()).length, soon).toBe(1);
    await part(page, 'c').focus();
    await page.keyboard.press('/');
    const blocks = page.getByRole('dialog', { name: 'Add a block' });
    await blocks
      .getByRole('option', { name: /^Product/ })
      .first()
      .click();
    await expect.poll(async () => (await shown()).length, soon).toBe(2);
    const ids = products.map(({ id }: { id: string }) => id);
    for (const { value, layout } of await shown()) {
      expect(ids).toContain(value['productId']);
      expect(layout.desktop).toMatchObject({ w: 14, h: 12 });
    }

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('qqqq');
    await menu.getByText('Nothing found for “qqqq”').waitFor();
    await look('commands-nothing');
    // Once for the search, once for the menu.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Layers', exact: true }).focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await look('shortcuts');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('settings taxes');
    await menu.getByRole('menuitem', { name: 'Settings: taxes' }).click();
    await page.waitForURL(/settings\/taxes$/);
    await close();
  });
});
