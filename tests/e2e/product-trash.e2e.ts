import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { isFocused } from '../support/keyboard.ts';
import { lookAtScreen, openStudio, visit } from '../support/owner-browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

describe.each(widths)('the trash of products, %d px', (width) => {
  const it = alternately(width);

  it('takes what is deleted after a question, gives back what is wanted, and deletes the rest for good', async () => {
    const shop = await addShop(app, `emptied-${String(width)}`);
    const page = await openStudio(shop, width);
    const look = (name: string) => lookAtScreen(page, `product-trash-${name}-${String(width)}`);
    for (const title of ['Mug', 'Shirt']) {
      await visit(page, app, paths.products(shop.slug));
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Move to trash' }).click();
      const question = page.getByRole('alertdialog', { name: `Move “${title}” to the trash?` });
      await question.waitFor();
      expect(await isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true);
      if (title === 'Mug') await look('delete');
      await question.getByRole('button', { name: 'Move to trash' }).click();
      await page.getByText(`“${title}” was moved to the trash`).waitFor();
      await page.waitForURL(/\/products$/);
    }
    await page.getByRole('heading', { name: 'Add your first product' }).waitFor();
    await look('empty');

    await page.getByRole('button', { name: 'More for products' }).click();
    await page.getByRole('menuitem', { name: /^Trash/ }).click();
    await page.getByRole('table', { name: 'Trash' }).getByText('Mug', { exact: true }).waitFor();
    await look('trash');
    await page.getByRole('button', { name: 'Restore Mug' }).press('Enter');
    await page.getByText('“Mug” restored').waitFor();
    await page.getByRole('button', { name: 'Restore Mug' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();

    await page.getByRole('link', { name: 'Mug' }).waitFor();
    await page.getByLabel('Select Mug').check({ force: true });
    await page.getByText('1 selected').waitFor();
    await look('selected');
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('1 product was moved to the trash').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Mug' }).waitFor();

    await visit(page, app, paths.productTrash(shop.slug));
    await page.getByRole('button', { name: 'Delete Shirt for good' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Shirt” for good?' });
    await question.getByText(/^This can’t be undone/).waitFor();
    await look('purge');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await page
      .getByRole('alertdialog', { name: 'Empty the trash?' })
      .getByRole('button', { name: 'Delete for good' })
      .click();
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
    await look('trash-empty');
    await page.context().close();
  });
});
