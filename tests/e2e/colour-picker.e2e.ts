import { plainSection } from '@veranda/domain/pages/plain-section';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { marquee } from '@veranda/domain/blocks/marquee/marquee';
import { rule } from '@veranda/domain/blocks/rule/rule';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import { closePages } from '../support/browser.ts';
import { part, workspaceOf } from '../support/page-workspace.ts';
import { soon } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});

const line: Block = {
  id: 'line',
  sectionId: 's1',
  position: 'b0',
  type: rule.id,
  value: { style: 'strong' },
  style: {},
  layout: { desktop: placeOf('0,0,24x1') },
};
const words: Block = {
  id: 'words',
  sectionId: 's1',
  position: 'b1',
  type: marquee.id,
  value: { ...marquee.defaults, items: [{ text: 'Fresh at seven' }] },
  style: {},
  layout: { desktop: placeOf('0,1,24x3') },
};
const document: PageDocument = {
  schema: 1,
  sections: { s1: plainSection('s1', 'a0') },
  blocks: { line, words },
};

const openAbout = workspaceOf(() => app);
const picker = (page: Page) => page.getByRole('dialog', { name: 'Color', exact: true });
const field = (page: Page, name: string) => picker(page).getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => picker(page).getByRole('slider', { name, exact: true });
const format = (page: Page, name: string) => picker(page).getByRole('radio', { name, exact: true }).click();
const drawn = (page: Page) =>
  part(page, 'line')
    .locator('hr')
    .evaluate((element) => (element as HTMLElement).style.getPropertyValue('--rule-colour'));

describe('the colour picker', () => {
  it(`administration §1 owner: picks colours; administration §2 colour picker: format RGB; administration §2 colour picker: format HSL;
    administration §2 colour picker: format Hex; administration §2 colour picker: slider Alpha;
    administration §2 colour picker: slider Hue; administration §2 colour picker: slider Saturation;
    administration §2 colour picker: slider Lightness; administration §2 colour picker: a swatch can be added;
    administration §2 colour picker: a swatch can be removed`, async () => {
    const { page, stored, look, close } = await openAbout(1280, { document });
    await part(page, 'line').click();
    await page.getByRole('button', { name: /^Color: / }).click();
    await picker(page).getByRole('radio', { name: 'Accent', exact: true }).click();
    await expect.poll(() => drawn(page), soon).toBe('var(--accent)');
    await look('colour-picker');

    await field(page, 'Hex').fill('#3366c');
    await picker(page).getByText('A hex color has 3 or 6 digits.').waitFor();
    expect(await drawn(page)).toBe('var(--accent)');
    await field(page, 'Hex').fill('#3366cc');
    await expect.poll(() => drawn(page), soon).toBe('#3366cc');
    await format(page, 'RGB');
    expect(await field(page, 'Green').inputValue()).toBe('102');
    await field(page, 'Blue').fill('256');
    await picker(page).getByText('Enter a whole number from 0 to 255.').waitFor();
    await format(page, 'HSL');
    expect(await field(page, 'Hue').inputValue()).toBe('220');
    await field(page, 'Lightness').fill('');
    await picker(page).getByText('Missing an H/S/L value').waitFor();
    await field(page, 'Lightness').fill('2');
    await picker(page).getByText('Lightness out of bounds (0 to 1)').waitFor();
    await look('colour-picker-error');
    await field(page, 'Lightness').fill('0.9');
    await picker(page).getByText('Hard to read').waitFor();

    await field(page, 'Lightness').fill('0.4');
    await picker(page).getByText('Easy to read').waitFor();
    for (const name of ['Hue', 'Saturation', 'Lightness']) {
      const before = await drawn(page);
      await slider(page, name).focus();
      await page.keyboard.press('PageUp');
      await expect.poll(() => drawn(page), soon).not.toBe(before);
    }
    await slider(page, 'Alpha').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => drawn(page), soon).toMatch(/^rgba\(.*, 0\)$/);
    await page.keyboard.press('End');

    // The pointer that picks is the browser's own: what it answers is the colour, and giving up changes nothing.
    for (const [answer, colour] of [
      ['#1b6e63', '#1b6e63'],
      [null, '#1b6e63'],
    ] as const) {
      await page.evaluate((hex) => {
        const open = async () => {
          if (hex === null) throw new DOMException('given up', 'AbortError');
          return { sRGBHex: hex };
        };
        Object.assign(globalThis, {
          EyeDropper: class {
            open = open;
          },
        });
      }, answer);
      await picker(page).getByRole('button', { name: 'Pick from the screen' }).click();
      await expect.poll(() => drawn(page), soon).toBe(colour);
    }

    await picker(page).getByRole('button', { name: 'Add swatch' }).click();
    const swatches = picker(page).getByRole('radiogroup', { name: 'Swatches' }).getByRole('radio');
    await expect.poll(() => swatches.count(), soon).toBe(1);
    const kept = await drawn(page);
    await picker(page).getByRole('radio', { name: 'As in the theme' }).click();
    await expect.poll(() => drawn(page), soon).toBe('');
    await swatches.first().click();
    await expect.poll(() => drawn(page), soon).toBe(kept);
    // The tick of a choice is light on a dark colour, and dark on a bright one.
    const tick = () =>
      picker(page)
        .locator('[data-selected] .colour-chip svg')
        .evaluate((mark) => getComputedStyle(mark).color);
    expect(await tick()).toBe('rgb(255, 255, 255)');
    await format(page, 'Hex');
    await field(page, 'Hex').fill('#ffe08a');
    await picker(page).getByRole('button', { name: 'Add swatch' }).click();
    await expect.poll(tick, soon).toBe('rgb(23, 25, 28)');
    await look('colour-picker-bright');
    await picker(page).getByRole('button', { name: 'Remove swatch' }).click();
    await expect.poll(() => swatches.count(), soon).toBe(1);
    await swatches.first().click();
    await expect.poll(() => drawn(page), soon).toBe(kept);
    await picker(page).getByRole('button', { name: 'Remove swatch' }).click();
    await expect.poll(() => swatches.count(), soon).toBe(0);
    await page.keyboard.press('Escape');
    expect((await stored()).blocks['line']?.value).toEqual({ style: 'strong', colour: kept });

    // The focus stays on the button that was pressed: the keyboard goes on from there.
    await picker(page).waitFor({ state: 'detached', timeout: 5000 });
    await part(page, 'words').click({ position: { x: 8, y: 8 } });
    await page
      .getByRole('radiogroup', { name: 'Font', exact: true })
      .getByRole('radio', { name: 'Headings' })
      .click();
    const face = () =>
      part(page, 'words')
        .locator('.v-moving')
        .evaluate(
          (element) => (element.ownerDocument.defaultView ?? window).getComputedStyle(element).fontFamily,
        );
    await expect.poll(face, soon).toContain('Fraunces Variable');
    await look('font-role');
    expect((await stored()).blocks['words']?.value).toMatchObject({ font: 'heading' });
    await close();
  });

  it('fits a phone', async () => {
    const { page, look, close } = await openAbout(390, { document });
    await page
      .getByRole('button', { name: /^Color: / })
      .first()
      .click();
    await picker(page).waitFor();
    await look('colour-picker-phone');
    await close();
  });
});
