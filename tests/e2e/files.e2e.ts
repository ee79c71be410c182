import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, screenshot, widths } from '../support/browser.ts';
import { fileForm } from '../support/file-form.ts';
import { putOnAbout } from '../support/put-on-about.ts';
import { openSecondBrowser, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(widths)('the file manager, %d px', (width) => {
  const it = alternately(width);

  it('administration §5 message: Please enter a file name; administration §8 message: Unable to load results; administration §2 file manager: Upload File; administration §2 file manager: File Detail; administration §2 file manager: Rename; administration §2 file manager: has a field for the file’s name; administration §2 file manager: Existing Files; administration §8 message: File processing cancelled; administration §4 file: cancelled; administration §8 message: Unable to Upload File: There was a problem while uploading your file; administration §8 message: Unable to Rename File: There was a problem while renaming your file.; administration §8 message: File upload failed to complete; administration §4 file: failed to complete', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('stored');
    const page = await openSecondBrowser(app, session, width);
    await page.route('**/assets?*', (route) => route.abort());
    await page.goto(paths.files(slug));
    await page.getByRole('heading', { name: 'Unable to load results' }).waitFor();
    await expectNoAxeViolations(page);
    await page.unroute('**/assets?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No files yet').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `files-none-${width}`);

    const chosen = page.locator('input[type="file"]').first();
    await chosen.setInputFiles([
      { name: 'loaf.png', mimeType: 'image/png', buffer: await picture('#a63') },
      {
        name: 'Prices for the whole of the autumn season 2026.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n'),
      },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>') },
    ]);
    await page.getByText('The file page.html does not appear to be a supported file type').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: /Prices for/ }).waitFor();

    // A server that fails, and a connection that is lost; the second try arrives.
    const small = { name: 'crumb.png', mimeType: 'image/png', buffer: await picture('#da7') };
    await page.route('**/assets', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await chosen.setInputFiles(small);
    await page.getByText('Unable to Upload File: There was a problem while uploading your file').waitFor();
    await page.route('**/assets', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('File upload failed to complete').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^crumb\.png/ }).waitFor();

    // A break in the middle of a large file: the part is sent again, what arrived is not.
    let parts = 0;
    await page.route('**/uploads/*', (route) =>
      route.request().method() === 'PATCH' && (parts += 1) === 2 ? route.abort() : route.continue(),
    );
    const head = Buffer.from('RIFF....WAVE');
    const sound = {
      name: 'bells.wav',
      mimeType: 'audio/wav',
      buffer: Buffer.concat([head, Buffer.alloc(9_000_000)]),
    };
    await chosen.setInputFiles(sound);
    await page.getByRole('button', { name: /^bells\.wav/ }).waitFor();
    expect(parts).toBe(3);
    await page.unroute('**/uploads/*');
    await page.route('**/uploads/*', () => {});
    await chosen.setInputFiles({ ...sound, name: 'given-up.wav' });
    await page.getByRole('button', { name: 'Cancel uploading given-up.wav' }).click();
    await page.getByText('File processing cancelled').waitFor();
    await page.unroute('**/uploads/*');
    await page.getByRole('button', { name: 'Dismiss' }).click();

    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Menus');
    await page.keyboard.press('Enter');
    const folder = page.getByRole('button', { name: 'Menus No files' });
    await folder.waitFor();
    await page.getByRole('checkbox', { name: /Select Prices/ }).press('Space');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('button', { name: /Move to/ }).click();
    await page.getByRole('option', { name: 'Menus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await toast(page, '1 file moved').waitFor();
    await page.getByRole('button', { name: 'Menus 1 file' }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `files-${width}`);

    const { json } = await session.send('GET', `/api/studio/sites/${siteId}/assets`);
    const loaf = json.assets.find((asset: { fileName: string }) => asset.fileName === 'loaf.png');
    await putOnAbout({ owner: session, siteId }, [[5, { assetId: loaf.id }]]);
    await page.getByRole('button', { name: /^loaf\.png/ }).click();
    const detail = page.getByRole('dialog', { name: 'File Detail' });
    await detail.getByRole('link', { name: 'About' }).waitFor();
    await detail.getByRole('textbox', { name: 'Alternative text' }).fill('A loaf of rye');
    const name = detail.getByRole('textbox', { name: 'File name' });
    await name.fill('');
    await detail.getByText('Please enter a file name').waitFor();
    await page.route('**/assets/*', (route) =>
      route.request().postData()?.includes('Loaf of rye')
        ? route.fulfill({ status: 500, body: '{}' })
        : route.continue(),
    );
    await name.fill('Loaf of rye.png');
    await page.keyboard.press('Enter');
    await detail.getByText('Unable to Rename File: There was a problem while renaming your file.').waitFor();
    await name.fill('Rye.png');
    const across = detail.getByRole('slider', { name: 'From the left' });
    await across.focus();
    await page.keyboard.press('ArrowRight');
    await expectNoAxeViolations(page);
    await screenshot(page, `file-detail-${width}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Rye\.png/ }).waitFor();
    const saved = async () =>
      (await session.send('GET', `/api/studio/sites/${siteId}/assets/${loaf.id}`)).json.asset;
    await expect.poll(saved).toMatchObject({
      fileName: 'Rye.png',
      altText: 'A loaf of rye',
      focalPoint: { x: 0.51, y: 0.5 },
    });

    await page.getByRole('searchbox', { name: 'Search files' }).fill('autumn');
    await expect.poll(() => page.getByRole('button', { name: /^Rye/ }).count()).toBe(0);
    await page.getByRole('button', { name: /Prices for/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Search files' }).fill('nothing like it');
    await page.getByText('No file matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Menus 1 file' }).click();
    await page.getByRole('button', { name: /Prices for/ }).waitFor();
    await page.getByRole('navigation', { name: 'Folders' }).getByText('Menus').waitFor();
    await page.close();
  });

  it('administration §2 file manager: Delete; administration §2 file manager: Load More; administration §8 message: Unable to load. Try again.; administration §8 confirmation: Delete ‘{filename}’? This can’t be undone. Make sure to update all links to this file.', async () => {
    const { session, siteId, slug } = await app.ownerWithSite('thrown');
    const base = `/api/studio/sites/${siteId}/assets`;
    for (const [name, colour] of [
      ['loaf.png', '#a63'],
      ['crumb.png', '#da7'],
    ] as const) {
      const { body, headers } = fileForm({ fileName: name, content: await picture(colour) });
      await session.send('POST', base, body, headers);
    }
    // More than a page of the list has.
    await app.db.forSite(siteId, (tx) =>
      sql`insert into stored_asset (site_id, id, kind, file_name, mime_type, bytes, sha256, storage_key, created_at)
        select ${siteId}, gen_random_uuid(), 'file', 'note ' || n || '.txt', 'text/plain', 1, '', 'x/note-' || n || '.txt',
          now() - n * interval '1 hour' from generate_series(1, 60) n`.execute(tx),
    );
    const { json } = await session.send('GET', base);
    await putOnAbout({ owner: session, siteId }, [[5, { assetId: json.assets[1].id }]]);
    const page = await openSecondBrowser(app, session, width);
    await page.goto(paths.files(slug));
    const more = page.getByRole('button', { name: 'Load More' });
    await more.waitFor();
    await page.route('**/assets?*', (route) => route.abort());
    await more.click();
    await page.getByText('Unable to load. Try again.').waitFor();
    await page.unroute('**/assets?*');
    await more.click();
    await page.getByRole('button', { name: /^note 60/ }).waitFor();
    await app.db.forSite(siteId, (tx) => sql`delete from stored_asset where kind = 'file'`.execute(tx));
    await page.reload();
    await page.getByRole('button', { name: /^loaf\.png/ }).click();
    const detail = page.getByRole('dialog', { name: 'File Detail' });
    await detail.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: "Delete 'loaf.png'?" });
    await question.getByText("This can't be undone. Make sure to update all links to this file.").waitFor();
    await question.getByRole('link', { name: 'About' }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `file-delete-${width}`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, '1 file moved to the trash').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^loaf\.png/ }).waitFor();

    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await page.getByRole('button', { name: 'Alternative texts' }).click();
    await page.getByRole('textbox', { name: 'Alternative text of crumb.png' }).fill('Crumbs');
    await expectNoAxeViolations(page);
    await screenshot(page, `files-alt-${width}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Alternative texts saved').waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No files yet').waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('heading', { name: 'Trash', exact: true }).waitFor();
    await page.getByRole('button', { name: /^crumb\.png/ }).click();
    await expectNoAxeViolations(page);
    await screenshot(page, `files-trash-${width}`);
    await detail.getByRole('button', { name: 'Restore' }).click();
    await toast(page, 'crumb.png restored').waitFor();
    await detail.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select loaf.png' }).press('Space');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('The trash is empty').waitFor();
    expect((await session.send('GET', `${base}?kind=all`)).json.assets).toMatchObject([
      { altText: 'Crumbs' },
    ]);
    await page.close();
  });
});
