import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { EditorSubject } from './editor-subject.ts';
import type { WatchedWindow } from './editor-window.ts';

/** Milliseconds without a long task after which an editor is taken to be operable. */
const quiet = 1000;
/** Milliseconds between two keys of a fast typist, and between two frames of a display. */
const keyPause = 60;
const framePause = 1000 / 60;
/** Milliseconds that typing into one editor may take. */
const longestTyping = 60_000;

/**
 * Milliseconds from the page's data to the end of the last task of more than 50 ms after which every block is there
 * and a second is quiet.
 */
export async function measureOpening(page: Page, subject: EditorSubject, lastBlock: string): Promise<number> {
  const handle = await page.waitForFunction(
    ({ frame, last, quiet }) => {
      const state = globalThis as unknown as WatchedWindow & { benchPresent?: number };
      const root = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument;
      if (!root?.querySelector(last)) return false;
      const sheets = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      if (!sheets.every(({ sheet }) => sheet)) return false;
      state.benchPresent ??= performance.now();
      const end = Math.max(state.benchPresent, ...state.benchTasks.map(({ to }) => to));
      return performance.now() - end > quiet ? end : false;
    },
    { frame: subject.frame, last: subject.block(lastBlock), quiet },
    { polling: 'raf', timeout: 180_000 },
  );
  const end = await handle.jsonValue();
  if (end === false) throw new Error('the editor did not open');
  return end - (await subject.dataAt(page));
}

/** Milliseconds from each keystroke until the frame that shows it on the page is painted. */
export async function measureKeys(page: Page, { frame }: EditorSubject, count: number): Promise<number[]> {
  await page.evaluate(watchKeys, frame);
  const latest = performance.now() + longestTyping;
  for (let n = 0; n < count && performance.now() < latest; n += 1) {
    const began = performance.now();
    await page.keyboard.press(n % 6 === 5 ? 'Space' : 'abcdefghijklmnopqrstuvwxyz'.charAt(n % 26));
    await page.waitForFunction(
      (done) => (globalThis as unknown as WatchedKeys).benchKeys.length >= done,
      n + 1,
      {
        timeout: 60_000,
        polling: 5,
      },
    );
    await pause(Math.max(0, keyPause - (performance.now() - began)));
  }
  return page.evaluate(() => (globalThis as unknown as WatchedKeys).benchKeys);
}

interface WatchedKeys {
  readonly benchKeys: number[];
}

// The frame runs no script of its own: it is watched from the window around it.
function watchKeys(frame: string): void {
  const root = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument;
  const view = root?.defaultView;
  if (!root || !view) throw new Error('there is no frame');
  const benchKeys: number[] = [];
  Object.assign(globalThis, { benchKeys });
  let pressedAt: number | null = null;
  const note = (shift: number) => (event: KeyboardEvent) => {
    if (event.key.length === 1) pressedAt = event.timeStamp + shift;
  };
  addEventListener('keydown', note(0), true);
  view.addEventListener('keydown', note(view.performance.timeOrigin - performance.timeOrigin), true);
  new MutationObserver(() => {
    const from = pressedAt;
    if (from === null) return;
    pressedAt = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => benchKeys.push(performance.now() - from));
      port1.start();
      port2.postMessage(0);
    });
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds between the frames of a drag that goes around on the screen for so many frames, and of its drop. */
export async function measureDrag(
  page: Page,
  subject: EditorSubject,
  drag: { readonly id: string; readonly frames: number },
) {
  const from = await subject.handle(page, drag.id);
  const pointer = await pointerOf(page);
  await pointer('mouseMoved', from, 0);
  await pointer('mousePressed', from, 1);
  await pause(subject.holdMs);
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { benchFrames: frames });
  });
  const began = performance.now();
  for (let n = 1; n <= drag.frames; n += 1) {
    const turn = (2 * Math.PI * n) / 120;
    await pointer(
      'mouseMoved',
      { x: from.x + 140 * Math.sin(turn), y: from.y + 110 * (1 - Math.cos(turn)) },
      1,
    );
    await pause(Math.max(0, began + n * framePause - performance.now()));
  }
  const frames = await page.evaluate(() =>
    (globalThis as unknown as { benchFrames: number[] }).benchFrames.splice(0),
  );
  await pointer('mouseReleased', from, 0);
  return frames.slice(1).map((at, index) => at - (frames[index] ?? 0));
}

// By the protocol: `page.mouse` waits for scripts of every frame while a button is down, and our canvas runs none.
async function pointerOf(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  return (
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    at: { readonly x: number; readonly y: number },
    buttons: number,
  ) =>
    protocol.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      button: 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
}

/** The value below which so many hundredths of all are. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}
