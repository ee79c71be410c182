import type { Locator, Page } from 'playwright-core';

/** A point of the window in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of an element once it is drawn. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
