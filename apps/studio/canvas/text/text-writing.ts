import type { Block } from '@veranda/domain/pages/document';
import type { CanvasHandle } from '../create-canvas.ts';
import { passKeyOn } from '../manipulation/pass-key-on.ts';
import type { PlainText, SharedText } from '../../rich-text/shared-text.ts';
import type { FrameClick } from '../canvas-events.ts';
import type { MountedText, StartAt, WritingWishes } from './mounted-text.ts';
import { mountPlainText } from './mount-plain-text.ts';
import { placeAt, type TextPlace, textPlaces } from './text-places.ts';

/** The texts of a page by block and path. */
export interface PageTexts {
  rich(block: string, path: string): SharedText;
  plain(block: string, path: string): PlainText;
}

/** The text that is open for writing. */
export interface OpenText {
  readonly block: string;
  readonly path: string;
  readonly mounted: MountedText;
}

interface WritingInput {
  readonly canvas: CanvasHandle;
  readonly texts: PageTexts;
  readonly blockNow: (id: string) => Block | undefined;
  readonly labelOf: (block: Block) => string;
  readonly wishes: () => Pick<WritingWishes, 'onToolbar' | 'onLink' | 'onSlash'> & {
    /** Writing has ended; the block that was written in is left. */
    readonly onLeft: () => void;
  };
}

/** Opens one text of the page at a time for writing, in its place. */
export interface TextWriting {
  getState(): OpenText | null;
  subscribe(listener: () => void): () => void;
  /** Opens the text of a block at a point, or its first one. @returns false where it has none there */
  start(block: string, at: FrameClick | null): boolean;
  leave(): void;
}

// The editor of formatted text is loaded with the canvas and not before.
const richPart = () => import('./mount-rich-text.ts');

export function createTextWriting(input: WritingInput): TextWriting {
  return new Writing(input);
}

class Writing implements TextWriting {
  readonly #input: WritingInput;
  readonly #listeners = new Set<() => void>();
  #mountRich: Awaited<ReturnType<typeof richPart>>['mountRichText'] | null = null;
  #open: (OpenText & { readonly letGo: () => void }) | null = null;
  // Counts what was asked for: what has loaded too late is not opened.
  #round = 0;

  constructor(input: WritingInput) {
    this.#input = input;
    void this.#load();
  }

  readonly getState = (): OpenText | null => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(id: string, at: FrameClick | null): boolean {
    const places = this.#places(id);
    const place = at ? placeAt(places, at) : places[0];
    if (!place) return false;
    if (this.#open?.block !== id || this.#open.path !== place.path) void this.#start(id, place, at ?? 'end');
    return true;
  }

  leave(): void {
    if (!this.#end()) return;
    this.#tell();
    this.#input.wishes().onLeft();
  }

  /** @returns false where nothing was open */
  #end(): boolean {
    this.#round += 1;
    const open = this.#open;
    if (!open) return false;
    this.#open = null;
    const { canvas } = this.#input;
    const { activeElement } = canvas.document;
    const hadFocus = canvas.document.hasFocus() && canvas.blockElement(open.block)?.contains(activeElement);
    open.mounted.close();
    open.letGo();
    // What was written in is gone: the focus stays with its block.
    if (hadFocus) canvas.blockElement(open.block)?.focus({ preventScroll: true });
    return true;
  }

  async #start(id: string, { path, field }: TextPlace, at: StartAt): Promise<void> {
    this.#end();
    const round = this.#round;
    if (field.kind === 'richtext' && !this.#mountRich) await this.#load();
    if (round !== this.#round) return;
    const letGo = this.#input.canvas.holdBlock(id);
    const place = this.#places(id).find((each) => each.path === path);
    const block = this.#input.blockNow(id);
    if (!place || !block) {
      letGo();
      return;
    }
    this.#open = { block: id, path, mounted: this.#mount(block, place, at), letGo };
    this.#tell();
  }

  #mount(block: Block, { path, field, element }: TextPlace, at: StartAt): MountedText {
    const { texts, labelOf } = this.#input;
    const own = { element, at, label: labelOf(block), wishes: this.#wishes(block.id, path) };
    if (field.kind === 'text') {
      const { maxLength, multiline = false } = field;
      return mountPlainText({ ...own, text: texts.plain(block.id, path), maxLength, isMultiline: multiline });
    }
    if (!this.#mountRich) throw new Error('the editor of formatted text is not loaded');
    return this.#mountRich({ ...own, text: texts.rich(block.id, path) });
  }

  #wishes(id: string, path: string): WritingWishes {
    const { wishes, canvas } = this.#input;
    return {
      onLeave: () => this.leave(),
      onStep: (by) => {
        const places = this.#places(id);
        const next = places[places.findIndex((place) => place.path === path) + by];
        if (next) void this.#start(id, next, 'end');
        return next !== undefined;
      },
      onToolbar: () => wishes().onToolbar(),
      onLink: () => wishes().onLink(),
      onSlash: () => wishes().onSlash(),
      onKey: (event) => passKeyOn(event, canvas.document),
    };
  }

  #places(id: string): readonly TextPlace[] {
    const block = this.#input.blockNow(id);
    return block ? textPlaces(this.#input.canvas, block) : [];
  }

  async #load(): Promise<void> {
    this.#mountRich ??= (await richPart()).mountRichText;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
