import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { soon } from './studio.ts';

/** A point of the window in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of an element once it is drawn and stays in its place: fonts that arrive move what is below them. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.waitFor();
  const boxNow = async () => {
    const hasFonts = await element.evaluate(({ ownerDocument }) => ownerDocument.fonts.status === 'loaded');
    return hasFonts ? await element.boundingBox() : null;
  };
  let box: Awaited<ReturnType<typeof boxNow>> = null;
  await expect
    .poll(async () => {
      const before = box;
      box = await boxNow();
      return box !== null && isDeepStrictEqual(box, before);
    }, soon)
    .toBe(true);
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A mouse that drags. By the protocol: `page.mouse` waits for scripts of every frame while a button is down, and the
 * canvas runs none.
 */
export async function pointerOf(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point, buttons: number) =>
    protocol.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      button: 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  const press = async (from: Point, to: Point) => {
    await send('mouseMoved', from, 0);
    await send('mousePressed', from, 1);
    for (const part of [0.1, 0.4, 0.7, 1])
      await send('mouseMoved', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1);
  };
  const release = (at: Point) => send('mouseReleased', at, 0);
  return {
    press,
    release,
    drag: async (from: Point, to: Point) => {
      await press(from, to);
      await release(to);
    },
  };
}

/** Drags what the browser itself drags (HTML drag and drop), beside a canvas that runs no scripts. */
export async function dragNatively(page: Page, from: Point, to: Point): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Input.setInterceptDrags', { enabled: true });
  const begun = new Promise<Parameters<typeof protocol.send<'Input.dispatchDragEvent'>>[1]>((resolve) =>
    protocol.once('Input.dragIntercepted', ({ data }) => resolve({ type: 'dragEnter', ...to, data })),
  );
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point, buttons: number) =>
    protocol.send('Input.dispatchMouseEvent', { type, ...at, buttons, button: 'left', clickCount: 1 });
  await mouse('mouseMoved', from, 0);
  await mouse('mousePressed', from, 1);
  for (const step of [4, 8, 12]) await mouse('mouseMoved', { x: from.x + step, y: from.y }, 1);
  const drag = await begun;
  if (!drag) throw new Error('nothing is dragged');
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const)
    await protocol.send('Input.dispatchDragEvent', { ...drag, type });
  await mouse('mouseReleased', to, 0);
  await protocol.detach();
}
