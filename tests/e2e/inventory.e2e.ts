import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { addShop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, widths } from '../support/browser.ts';
import { lookAtScreen, openStudio, visit } from '../support/owner-browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

describe.each(widths)('the inventory panel, %d px', (width) => {
  const it = alternately(width, widths[1]);

  it('administration §1 owner: works with the inventory panel; administration §2 inventory panel: sorts by name; administration §2 inventory panel: sorts by stock; administration §2 inventory panel: sorts by price; administration §2 inventory panel: a press on a row opens it; administration §2 inventory panel: rows unfold; administration §2 inventory panel: settings; administration §7 commerce preferences: PUT is left out when nothing changed', async () => {
    const shop = await addShop(app, `counted-${width}`);
    await shop.setStock('MUG', 1);
    const page = await openStudio(shop, width);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('commerce-preferences'))
        saves.push(request.url());
    });
    await visit(page, app, paths.inventory(shop.slug));
    const mug = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Mug' }) });
    await mug.getByText('Low', { exact: true }).waitFor();
    await lookAtScreen(page, `inventory-${width}`);
    for (const [header, sort] of Object.entries({ Stock: 'stock', Price: 'price', Product: 'name' })) {
      await page.getByRole('button', { name: header, exact: true }).click();
      await page.waitForURL(new RegExp(`sort=${sort}`));
      await page
        .getByRole('columnheader', { name: header })
        .and(page.locator('[aria-sort="ascending"]'))
        .waitFor();
    }

    await page.getByRole('button', { name: 'Details of Mug' }).click();
    await page.getByText('Nobody is waiting for this.').waitFor();
    await lookAtScreen(page, `inventory-unfolded-${width}`);
    await page.getByRole('textbox', { name: 'In stock' }).fill('7');
    await page.getByRole('textbox', { name: 'In stock' }).press('Enter');
    await page.getByText('Mug: 7 in stock').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await mug.getByText('Low', { exact: true }).waitFor();

    await shop.setStock('MUG', 4);
    await page.getByRole('textbox', { name: 'In stock' }).fill('9');
    await page.getByRole('button', { name: 'Set stock' }).click();
    await page.getByText('there are 4 now').waitFor();
    await lookAtScreen(page, `inventory-conflict-${width}`);
    await mug.getByRole('button', { name: 'One less of Mug' }).waitFor();
    await shop.setStock('MUG', 2);
    await mug.getByRole('button', { name: 'One less of Mug' }).click();
    await mug.getByText('2 sold in the meantime').waitFor();

    await page.getByRole('button', { name: 'Inventory settings' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(saves).toEqual([]);
    await page.getByRole('button', { name: 'Inventory settings' }).click();
    await page.getByRole('textbox', { name: 'Low-stock threshold' }).fill('0');
    await page.getByText('Reserved', { exact: true }).click();
    await lookAtScreen(page, `inventory-settings-${width}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(saves).toHaveLength(1);
    await page.getByText('Low stock only (0 or fewer)').click();
    await page.waitForURL(/low=true/);
    await page
      .getByRole('heading', { name: 'Nothing is low in stock' })
      .or(page.getByText('Sold out'))
      .first()
      .waitFor();
    await page.getByText('Low stock only (0 or fewer)').click();
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByRole('heading', { name: 'No variant matches your search' }).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Mug' }).click();
    await page.waitForURL(/\/products\/[\w-]+$/);
  });

  it('tells who waits once there is something to buy', async () => {
    const shop = await addShop(app, `waited-${width}`);
    const { id: variantId, productId } = shop.variant('MUG');
    await shop.setStock('MUG', 0);
    await shop.owner.send('PUT', `/api/v1/commerce-preferences/merchandising?websiteId=${shop.siteId}`, {
      restockEnabled: true,
    });
    const visitor = app.site(shop.slug);
    await visitor.send('GET', '/');
    const waiting = await visitor.send('POST', '/api/site-users/account/notifications/restock', {
      productId,
      variantId,
      siteVisitorEmail: 'ada@shop.example',
      isJoinMailingList: false,
    });
    expect(waiting.status, waiting.text).toBe(200);
    const page = await openStudio(shop, width);
    await visit(page, app, `${paths.inventory(shop.slug)}?search=mug`);
    await page.getByRole('button', { name: 'Details of Mug' }).click();
    await page.getByText('1 person is waiting for this.').waitFor();
    await page.getByText('You can notify them once it is back in stock.').waitFor();
    await page.getByRole('button', { name: 'One more of Mug' }).click();
    await page.getByRole('button', { name: 'Notify 1' }).click();
    await page.getByText('Nobody is waiting for this.').waitFor();
  });
});
