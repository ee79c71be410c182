import type { PageDocument, Section } from '@veranda/domain/pages/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf, told } from '../../packages/domain/pages/arrange/arranged-page.test-data.ts';
import { closePages, expectNoAxeViolations } from '../support/browser.ts';
import { middleOf, pointerOf } from '../support/canvas-pointer.ts';
import { pathOf } from '../support/page-workspace.ts';
import { putSections, readSections } from '../support/replace-sections.ts';
import { allSaved, openEditor, soon, studioOf, toast } from '../support/studio.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

const openOwner = studioOf(() => app);

const section = (id: string, position: string): Section => ({
  id,
  position,
  theme: 'lightest',
  background: { kind: 'none' },
  width: 'content',
  minHeight: 0,
  spacing: 'medium',
  verticalAlign: 'top',
  anchor: '',
});

const button = (id: string, sectionId: string, place: string) => ({
  id,
  sectionId,
  position: `b${id}`,
  type: 53,
  value: { label: `Button ${id}`, href: '', newWindow: false, size: 'medium', variant: 'primary' },
  style: {},
  layout: { desktop: placeOf(place) },
});

const round = { corner: 'l' } as const;
const blocks = [
  { ...button('a', 's1', '0,0,5x2'), style: round },
  button('b', 's1', '12,0,5x2'),
  button('c', 's2', '0,0,5x2'),
];
const arranged: PageDocument = {
  schema: 1,
  sections: { s1: section('s1', 'a0'), s2: section('s2', 'a1') },
  blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
};

/** The editor of a page with two sections of buttons: a and b in the first, c in the second. */
async function openArranged(slug: string, width: number) {
  const opened = await openOwner(slug, { width });
  const { pages } = (await opened.session.send('GET', `/api/studio/sites/${opened.siteId}/pages`)).json;
  const idOf = (title: string): string => pages.find((each: { title: string }) => each.title === title).id;
  const edited = { session: opened.session, siteId: opened.siteId, pageId: idOf('About') };
  await putSections(edited, arranged);
  await openEditor(opened.page, slug, 'About');
  const cell = width < 1200 ? { column: 0, row: 0 } : await cellOf(opened.page);
  const stored = async (): Promise<PageDocument> => {
    await allSaved(opened.page);
    return (await readSections(edited)).document;
  };
  const places = async (device: 'desktop' | 'phone' = 'desktop') =>
    Object.fromEntries(
      Object.values((await stored()).blocks).map(({ id, sectionId, layout }) => {
        const place = layout[device];
        return [id, `${sectionId} ${place ? told(place) : 'follows'}`];
      }),
    );
  const pointer = await pointerOf(opened.page);
  return { ...opened, idOf, stored, places, cell, pointer };
}

const frame = (page: Page) => page.frameLocator('.preview-frame');
// One that can be reached: it is drawn a moment earlier.
const block = (page: Page, id: string) => frame(page).locator(`[data-block="${id}"][tabindex]`);
const handle = (page: Page, name: string) => frame(page).locator(`[data-canvas-handle="${name}"]`);

/** One cell of the canvas in pixels of the screen, once its styles are there. */
async function cellOf(page: Page) {
  const grid = frame(page).locator('[data-section="s1"] > .v-grid');
  const rowOf = () =>
    grid.evaluate((element) => {
      const view = element.ownerDocument.defaultView;
      const rows = view?.getComputedStyle(element).gridAutoRows.replace('minmax(', '') ?? '';
      return Number.parseFloat(rows) || 0;
    });
  await expect.poll(rowOf, soon).toBeGreaterThan(0);
  const scale = await page.locator('.preview-frame').evaluate((element) => {
    return element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth;
  });
  const { width } = (await grid.boundingBox()) ?? { width: 0 };
  return { column: width / 24, row: (await rowOf()) * scale };
}

const start = { a: 's1 0,0,5x2', b: 's1 12,0,5x2', c: 's2 0,0,5x2' };

describe('blocks on the canvas, by pointer', () => {
  it('are dragged within their section, with guides and sizes, and undo takes it back', async () => {
    const { page, places, cell, pointer, close } = await openArranged('drag', 1280);
    const at = await middleOf(block(page, 'a'));
    const to = { x: at.x + 3 * cell.column, y: at.y + 3 * cell.row };
    await pointer.press(at, to);
    await frame(page).getByText('5 × 2').waitFor();
    await pointer.release(to);
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 3,3,5x2' });
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => places(), soon).toEqual(start);
    await close();
  });

  it('are dragged into another section', async () => {
    const { page, places, cell, pointer, close } = await openArranged('between', 1280);
    const [from, to] = [await middleOf(block(page, 'a')), await middleOf(block(page, 'c'))];
    await pointer.drag(from, { x: to.x + 8 * cell.column, y: to.y });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's2 8,0,5x2' });
    await close();
  });

  it('stay where they were when Escape is pressed', async () => {
    const { page, places, pointer, close } = await openArranged('escape', 1280);
    const at = await middleOf(block(page, 'a'));
    await page.mouse.click(at.x, at.y);
    const to = { x: at.x + 80, y: at.y + 60 };
    await pointer.press(at, to);
    await page.keyboard.press('Escape');
    await pointer.release(to);
    await page.getByText('Cancelled. Nothing was moved.').waitFor({ state: 'attached' });
    expect(await block(page, 'a').evaluate((element) => (element as HTMLElement).style.translate)).toBe('');
    expect(await places()).toEqual(start);
    await close();
  });

  it('are resized by their handles, down to their smallest size', async () => {
    const { page, places, cell, pointer, close } = await openArranged('resize', 1280);
    const at = await middleOf(block(page, 'a'));
    await page.mouse.click(at.x, at.y);
    const corner = await middleOf(handle(page, 'se'));
    await pointer.drag(corner, { x: corner.x + 2 * cell.column, y: corner.y + cell.row });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 0,0,7x3' });
    const side = await middleOf(handle(page, 'e'));
    await pointer.drag(side, { x: side.x - 12 * cell.column, y: side.y });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 0,0,2x3' });
    await close();
  });

  it('are selected by a rectangle and by Shift, move together, and are aligned and distributed', async () => {
    const { page, places, stored, cell, pointer, close } = await openArranged('marquee', 1280);
    const [a, b] = [await middleOf(block(page, 'a')), await middleOf(block(page, 'b'))];
    await pointer.drag({ x: b.x + 6 * cell.column, y: a.y + 2 * cell.row }, { x: a.x, y: a.y });
    await page.getByRole('heading', { name: '2 blocks selected' }).waitFor();
    await pointer.drag(b, { x: b.x + cell.column, y: b.y + cell.row });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 1,1,5x2', b: 's1 13,1,5x2' });
    await page.keyboard.down('Shift');
    const moved = await middleOf(block(page, 'a'));
    await page.mouse.click(moved.x, moved.y);
    await page.keyboard.up('Shift');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 1,1,5x2', b: 's1 14,1,5x2' });

    await page.keyboard.press('ArrowDown');
    await block(page, 'a').click({ modifiers: ['Shift'] });
    await page.getByRole('tab', { name: 'Layout', exact: true }).click();
    await page.getByRole('button', { name: 'Align bottom' }).click();
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 1,2,5x2', b: 's1 14,2,5x2' });
    await block(page, 'b').click({ modifiers: ['Shift'] });
    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(async () => Object.keys(await places()).length, soon).toBe(4);
    const added = Object.keys(await places()).find((id) => !(id in start)) ?? '';
    expect((await places())[added]).toBe('s1 1,5,5x2');
    await block(page, 'a').click({ modifiers: ['Shift'] });
    await block(page, 'b').click({ modifiers: ['Shift'] });
    await page.getByRole('heading', { name: '3 blocks selected' }).waitFor();
    await page.getByRole('button', { name: 'Distribute across' }).click();
    // Of the two that begin in one column one goes to the middle between the other and the last.
    const spread = async () => {
      const { blocks: now } = await stored();
      return ['a', added, 'b'].map((id) => now[id]?.layout.desktop.x ?? 0).toSorted((one, two) => one - two);
    };
    await expect.poll(async () => (await spread())[1], soon).toBeGreaterThan(6);
    const [first, middle = 0, last] = await spread();
    expect([first, last]).toEqual([1, 14]);
    expect(Math.abs(middle - 7.5)).toBeLessThan(1);
    await close();
  });
});

describe('blocks on the canvas, by keys alone', () => {
  it('are moved, resized, ordered, duplicated, deleted and styled alike, each announced', async () => {
    const { page, places, stored, close } = await openArranged('keys', 1280);
    await block(page, 'a').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.getByText('Button, column 2, row 2').waitFor({ state: 'attached' });
    await frame(page).getByRole('group', { name: 'Button, column 2, row 2' }).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Button, 6 columns, 2 rows').waitFor({ state: 'attached' });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 1,1,6x2' });
    await page.keyboard.press(']');
    await page.getByText('Button, level 1').waitFor({ state: 'attached' });
    await page.keyboard.press('[');
    await page.getByText('Button, level 0').waitFor({ state: 'attached' });
    await page.keyboard.press('ControlOrMeta+d');
    await page.getByText('1 block duplicated').waitFor({ state: 'attached' });
    await expect.poll(async () => Object.values(await places()), soon).toContain('s1 1,4,6x2');
    await page.keyboard.press('Delete');
    await page.getByText('1 block removed').waitFor({ state: 'attached' });
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 1,1,6x2' });
    const focused = () => frame(page).locator(':focus').getAttribute('data-block');
    expect(await focused()).not.toBeNull();
    // Named, with the way back, as long as it has not been gone already.
    const removed = toast(page, 'Removed button');
    await removed.waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await removed.waitFor({ state: 'detached' });
    await page.keyboard.press('Delete');
    await removed.waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => Object.values(await places()), soon).toContain('s1 1,4,6x2');
    await removed.waitFor({ state: 'detached' });
    await block(page, 'a').focus();
    await page.keyboard.press('ControlOrMeta+Alt+c');
    await page.getByText('Style copied').waitFor({ state: 'attached' });
    await block(page, 'c').focus();
    await page.keyboard.press('ControlOrMeta+Alt+v');
    await page.getByText('Style pasted').waitFor({ state: 'attached' });
    await expect.poll(async () => (await stored()).blocks['c']?.style, soon).toEqual(round);
    expect((await stored()).blocks['c']?.value['label']).toBe('Button c');
    // The step before was of another block: what is selected again is what was selected before this one.
    await block(page, 'a').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByText('Undone: Moved button').waitFor({ state: 'attached' });
    expect(await focused()).toBe('a');
    expect(await pathOf(page)).toEqual(['Page', 'Section 1', 'Button']);
    await close();
  });
});

describe('the layout of blocks as numbers', () => {
  it('moves and resizes without dragging, and detaches from the desktop on the phone', async () => {
    const { page, places, look, close } = await openArranged('numbers', 1280);
    await block(page, 'a').focus();
    await page.getByRole('tab', { name: 'Layout', exact: true }).click();
    const panel = page.getByRole('group', { name: 'Layout of button' });
    await panel.getByLabel('Column').fill('4');
    await page.keyboard.press('Tab');
    await panel.getByLabel('Width').fill('8');
    await page.keyboard.press('Tab');
    await look('canvas-layout');
    await expect.poll(() => places(), soon).toEqual({ ...start, a: 's1 3,0,8x2' });
    await page.getByRole('tab', { name: 'Phone', exact: true }).click();
    await panel.getByLabel('Width').fill('4');
    await page.keyboard.press('Tab');
    await panel.getByText('Detached').waitFor();
    await expect.poll(() => places('phone'), soon).toMatchObject({ a: 's1 0,0,4x1', c: 's2 follows' });
    await panel.getByRole('button', { name: 'Reset to desktop order' }).click();
    await expect.poll(() => places('phone'), soon).toMatchObject({ a: 's1 follows' });
    await expectNoAxeViolations(page);
    await close();
  });
});
