import type { Page } from 'playwright-core';
import type { EditorWindow } from './editor-window.ts';

/** A page builder that is measured. */
export interface EditorSubject {
  readonly name: string;
  /** Selector of the frame in which the page is drawn. */
  readonly frame: string;
  /** Opens the page in a window. */
  open(window: EditorWindow): Promise<void>;
  /** Selector, in the frame, of a block. */
  block(id: string): string;
  /** Milliseconds since the window began when the content of the page and the code of the editor were there. */
  dataAt(page: Page): Promise<number>;
  /** Brings the cursor to the end of a block's words. */
  edit(page: Page, id: string): Promise<void>;
  /** Brings up what a block is dragged by. @returns where that is in the window */
  handle(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }>;
  /** Milliseconds that a press lasts before it drags. */
  readonly holdMs: number;
}

/** Middle of a block in the window. */
export async function middleOf(page: Page, frame: string, block: string) {
  const box = await page.frameLocator(frame).locator(block).boundingBox();
  if (!box) throw new Error(`the block ${block} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
