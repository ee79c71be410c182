import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it as vitestIt } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, openPage, widths } from '../support/browser.ts';
import { memberWithRole } from '../support/member-with-role.ts';
import { lookAt, openSecondBrowser, soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const openStudio = studioOf(() => app);
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function linkFor(email: string): Promise<string> {
  const mails = async () => ((await app.deps.mail.inbox?.list()) ?? []).filter(({ to }) => to === email);
  await expect.poll(async () => (await mails()).length, soon).toBe(1);
  return /\/invitation#[\w.-]+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
}

async function chooseFor(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe.each(widths)('the people of a site, %d px', (width) => {
  const it = alternately(width);

  it('decisions §rights owner: nobody grants more than they hold; decisions §rights owner: the last admin or owner cannot be removed: invited, joined with a new account, changed, made owner', async () => {
    const email = `ada-${width}@people.example`;
    const { page, siteId, look, close } = await openStudio(`people-${width}`, { width, apart: true });
    await page.goto(paths.people(`people-${width}`));
    await press(page, 'Invite');
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('Email address').fill('ada');
    await dialog.locator('label', { hasText: /^Store manager/ }).click();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Email is invalid').waitFor(soon);
    await dialog.getByLabel('Email address').fill(email);
    await look('people-invite');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await toast(page, `Invitation sent to ${email}`).waitFor(soon);
    await row(page, email).getByText('Store manager').waitFor();
    await look('people-invited');

    const guest = await openPage({ width, baseUrl: `http://${app.studioHost}` });
    await guest.goto(await linkFor(email));
    await guest.getByRole('heading', { name: `Join people-${width}` }).waitFor(soon);
    await guest.getByLabel('Your name').fill('Ada Bloom');
    await guest.getByRole('textbox', { name: 'Password', exact: true }).fill('sourdough at five');
    await lookAt(guest, `people-join-${width}`);
    await guest.getByRole('button', { name: 'Create account and accept' }).click();
    await guest.waitForURL(new RegExp(`/config/people-${width}$`), soon);
    // Screens that the roles do not reach say so, and why.
    await guest.goto(paths.people(`people-${width}`));
    await guest.getByText('Your roles on this site: Editor and Store manager.').first().waitFor(soon);
    await lookAt(guest, `people-not-yours-${width}`);
    await guest.goto(paths.domains(`people-${width}`));
    await guest.getByText('Your roles don’t include this').waitFor(soon);
    await lookAt(guest, `people-closed-${width}`);

    await page.reload();
    await chooseFor(page, 'Ada Bloom', 'Change roles');
    const roles = page.getByRole('dialog', { name: 'Roles of Ada Bloom' });
    await roles.locator('label', { hasText: /^Store manager/ }).click();
    await roles.locator('label', { hasText: /^Admin/ }).click();
    await roles.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Roles of Ada Bloom saved').waitFor(soon);

    // An admin: the owner cannot be removed, and the menu says why.
    await guest.goto(paths.people(`people-${width}`));
    await guest.getByRole('button', { name: `Actions for owner@people-${width}.example` }).click();
    const remove = guest.getByRole('menuitem', { name: /^Remove/ });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await remove.getByText('The owner stays. Hand the site over first.').waitFor();
    await lookAt(guest, `people-owner-stays-${width}`);
    await guest.keyboard.press('Escape');

    await chooseFor(page, 'Ada Bloom', 'Make owner');
    await look('people-hand-over');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
    await toast(page, 'Ada Bloom now owns the site').waitFor(soon);
    await row(page, 'Ada Bloom').getByText('Owner', { exact: true }).waitFor();
    await chooseFor(page, `owner@people-${width}.example`, 'Leave site');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave site' }).click();
    await page.waitForURL(/\/sites$/, soon);
    expect(
      (
        await app.db.forSite(siteId, (tx) =>
          tx
            .selectFrom('membership')
            .select('accountId')
            .where('siteId', '=', siteId)
            .where('revokedAt', 'is', null)
            .execute(),
        )
      ).length,
    ).toBe(1);
    await guest.close();
    await close();
  });
});

vitestIt('an invitation that was revoked, and one for somebody else, say so', async () => {
  const { page, session, siteId, close } = await openStudio('people-over', { width: 1280 });
  const invited = async (email: string) => {
    const sent = await session.send('POST', `/api/studio/sites/${siteId}/invitations`, { email, roles: [4] });
    return { link: await linkFor(email), id: sent.json.invitations[0].id as string };
  };
  const gone = await invited('gone@people.example');
  const other = await invited('other@people.example');
  await page.goto(other.link);
  await page.getByText('This invitation is for other@people.example').waitFor(soon);
  await lookAt(page, 'people-other-account-1280');
  await page.goto(paths.people('people-over'));
  await page.getByRole('button', { name: 'Revoke: gone@people.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await toast(page, 'Invitation revoked').waitFor(soon);
  await page.goto('/sites');
  await page.goto(gone.link);
  await page.getByText('This invitation has expired or was revoked.').waitFor(soon);
  // Somebody without a right to people leaves by themselves.
  const editor = await memberWithRole(app, siteId, { role: 15 });
  const second = await openSecondBrowser(app, editor, 390);
  await second.goto(paths.people('people-over'));
  await second.getByText('Only admins and the owner can see and change').waitFor(soon);
  await press(second, 'Leave site');
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave site' }).click();
  await second.waitForURL(/\/sites$/, soon);
  await close();
});
