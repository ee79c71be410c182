import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { frame } from './page-workspace.ts';
import { allSaved, soon } from './studio.ts';

/** Comments on what is selected: the comment is listed, marked on the page, and there after a reload. */
export async function commentOn(page: Page, part: RegExp, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Page comments', exact: true }).click();
  await page.getByRole('textbox', { name: part }).fill(words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.locator('.page-thread', { hasText: words }).waitFor();
  await expect.poll(() => frame(page).locator('[data-canvas-pin]').count(), soon).toBe(1);
  await allSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Page comments, 1 open' }).waitFor();
  await page.getByRole('button', { name: 'Close page comments' }).click();
}
