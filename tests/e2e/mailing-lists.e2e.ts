import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import {
  answer,
  createTarget,
  localWay,
  makeForm,
  type Target,
  work,
} from '../contract/mailing-lists/form-site.ts';
import { createMailingListSite, type ListsSite, linkOf } from '../contract/mailing-lists/lists-site.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';

let site: ListsSite;
let target: Target;
beforeAll(async () => {
  site = await createMailingListSite('listed', { worker: false });
  target = await createTarget();
  Object.assign(site.app.deps, { outbound: localWay });
});
afterAll(async () => {
  await closePages();
  target.close();
  await site.close();
});

/** A page of the owner's, signed in by the cookies of the test's session. */
async function studio(width: number, path: string): Promise<Page> {
  const page = await openPage({ reducedMotion: true, width });
  const cookies = [...site.owner.cookies].map(([name, value]) => ({
    name,
    value,
    url: `http://${site.app.studioHost}`,
    sameSite: 'Lax' as const,
    httpOnly: name !== 'crumb',
  }));
  await page.context().addCookies(cookies);
  await page.goto(`http://${site.app.studioHost}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function look(page: Page, name: string, width: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Sliding and fading elements are checked when they have arrived: a motion begins some frames after its
  // call.
  await page.waitForFunction(() => {
    const over = [...document.querySelectorAll('.ui-scrim, .ui-popover, .ui-toast')];
    const isMoving = document.querySelector('[data-entering], [data-exiting]') !== null;
    return !isMoving && over.every((one) => getComputedStyle(one).opacity === '1');
  });
  await page.evaluate(async () => {
    const moves = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.all(moves.map((move) => move.finished.catch(() => null)));
  });
  await page.evaluate(() => scrollTo(0, 0));
  await screenshot(page, `lists-${name}-${width}`);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
    );
    await expectNoAxeViolations(page);
  }
}

const menuItem = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });

describe.each(widths)('mailing lists in the studio, %d px', (width) => {
  const it = alternately(width);
  it('say what could not be loaded, and load it when asked again', async () => {
    const page = await studio(width, paths.connections('listed'));
    const screens = [
      [paths.mailingLists, '**/mailing-lists', 'New list'],
      [paths.deliveries, '**/deliveries?*', 'No deliveries yet'],
      [paths.connections, '**/connections', 'Add webhook'],
    ] as const;
    for (const [path, calls, after] of screens) {
      const isCall = (url: URL) =>
        url.pathname.startsWith('/api/') &&
        new RegExp(`/${calls.slice(3).split('?')[0]}$`).test(url.pathname);
      await page.route(isCall, (route) => route.abort());
      await page.goto(`http://${site.app.studioHost}${path('listed')}`);
      const alert = page.getByRole('alert').filter({ hasText: 'Unable to connect. Please try again.' });
      await alert.waitFor();
      await look(page, `away-${after.replaceAll(' ', '-').toLowerCase()}`, width);
      await page.unroute(isCall);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(after, { exact: true }).first().waitFor();
    }
    await page.context().close();
  });

  it('are made, found empty, filled, searched, and let people go, by keyboard', async () => {
    const page = await studio(width, paths.mailingLists('listed'));
    if (width === widths[0]) await look(page, 'none', width);
    const open = page.getByRole('button', { name: 'New list' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await dialog.getByLabel('Name').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter a name').waitFor();
    await look(page, 'dialog-error', width);
    await page.keyboard.type(`Letters ${width}`);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const link = page.getByRole('link', { name: `Letters ${width}` });
    await link.waitFor();
    await look(page, 'table', width);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByText('No subscribers yet').waitFor();
    await look(page, 'empty', width);
    const listId = page.url().split('/').at(-1) ?? '';
    for (let n = 0; n < 30; n += 1)
      await site.signUp({
        listId,
        email: `reader${n}.${width}@shop.example`,
        name: n % 3 ? '' : `Reader ${n}`,
      });
    await page.reload();
    await page.getByText(`reader29.${width}@shop.example`).waitFor();
    await look(page, 'people', width);
    await page.getByRole('searchbox').fill(`reader7.${width}`);
    await page.getByText(`reader29.${width}@shop.example`).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `More for reader7.${width}@shop.example` }).focus();
    await page.keyboard.press('Enter');
    await menuItem(page, /^Suppress/).waitFor();
    await look(page, 'menu', width);
    await menuItem(page, /^Suppress/).press('Enter');
    await page.getByRole('alertdialog', { name: 'Suppress this address?' }).waitFor();
    await look(page, 'suppress', width);
    await page.getByRole('button', { name: 'Suppress', exact: true }).press('Enter');
    await page.getByRole('cell', { name: 'Suppressed' }).waitFor();
    await page.getByRole('button', { name: 'Delete a person’s data' }).click();
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Please enter a valid email').waitFor();
    await look(page, 'erase-error', width);
    await page.getByLabel('Email address').fill(`reader7.${width}@shop.example`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nobody matches').waitFor();
    await page.context().close();
  });

  it('show what became of answers, and try again what failed', async () => {
    const formId = await makeForm(site, [
      { kind: 'email', to: ['owner@shop.example'], subject: '' },
      { kind: 'list', provider: 'mailchimp', listId: '', doubleOptIn: true },
      { kind: 'automation' },
    ]);
    const url = 'https://hooks.example/x';
    await site.owner.send('POST', `${site.base}/automation-hooks`, { url, formId });
    await site.app.db.forSite(site.siteId, (tx) =>
      tx
        .updateTable('automation_hook')
        .set({ url: `http://hooks.example:${target.port}/` })
        .execute(),
    );
    target.state.away = true;
    await answer(site, formId);
    await work(site);
    const page = await studio(width, paths.deliveries('listed'));
    await page.getByText('A List must be selected').first().waitFor();
    await look(page, 'deliveries', width);
    target.state.away = false;
    const again = page.getByRole('button', { name: /^Try again: hooks\.example/ });
    await again.first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('Sending again').waitFor();
    await work(site);
    await page.getByRole('button', { name: /All forms/ }).click();
    await page.getByRole('option', { name: 'Contact' }).first().click();
    await page.waitForURL(/form=/);
    await page.getByRole('radio', { name: /^Delivered/ }).click();
    await page.getByText(`hooks.example:${target.port}`).first().waitFor();
    expect(target.taken.length).toBeGreaterThan(0);
    await page.context().close();
  });

  it('show what is connected, and let go of it after a question', async () => {
    const page = await studio(width, paths.connections('listed'));
    await page.getByLabel('API key').waitFor();
    await look(page, 'connections', width);
    const connect = async (key: string) => {
      await page.getByLabel('API key').fill(key);
      await page.getByRole('button', { name: 'Connect Mailchimp' }).click();
    };
    await connect('wrong-local');
    await page.getByText('Mailchimp does not accept this key.').waitFor();
    await connect('empty-local');
    await page.getByText("You don't have any mailing lists. Please create one before continuing.").waitFor();
    await look(page, 'no-lists', width);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog', { name: 'Disconnect MailChimp?' }).waitFor();
    await page.getByText('Form submissions will no longer be sent to your Mailchimp account.').waitFor();
    await look(page, 'disconnect', width);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await connect('any-local');
    await page.getByText('Letters from the bakery').waitFor();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByLabel('Address', { exact: true }).fill('https://hooks.example/from-the-studio');
    await page.keyboard.press('Enter');
    await page.getByText(/^whsec_/).waitFor();
    await look(page, 'secret', width);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/^\d+ connected$/).waitFor();
    await look(page, 'connected', width);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByLabel('API key').waitFor();
    await page.context().close();
  });

  it('let a reader confirm and leave on pages of the site, without JavaScript', async () => {
    const listId = await site.makeList(`Without script ${width}`, true);
    await site.signUp({ listId, email: `reader@${width}.example` });
    await work(site);
    const mail = site.mails.findLast((one) => one.to?.[0]?.address === `reader@${width}.example`);
    const page = await openPage({ width, javaScript: false });
    const host = `http://listed.${site.app.studioHost}`;
    await page.goto(host + linkOf(mail, 'confirm-subscription'));
    await screenshot(page, `lists-page-confirm-${width}`);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { name: 'You’re subscribed.' }).waitFor();
    await work(site);
    const welcome = site.mails.findLast((one) => one.to?.[0]?.address === `reader@${width}.example`);
    await page.goto(host + linkOf(welcome, 'unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed.' }).waitFor();
    await screenshot(page, `lists-page-unsubscribed-${width}`);
    await page.context().close();
    const seen = await openPage({ width });
    await seen.goto(host + linkOf(welcome, 'unsubscribe'));
    await expectNoAxeViolations(seen);
    await seen.goto(`${host}/unsubscribe/nobody`);
    await seen.getByRole('heading', { name: 'This link has expired.' }).waitFor();
    await expectNoAxeViolations(seen);
    await seen.context().close();
  });
});
