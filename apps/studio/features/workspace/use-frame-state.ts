import { type DOMAttributes, useEffect, useState } from 'react';
import { type CanvasView, useCanvasView } from '../../canvas/use-canvas-view.ts';
import { type EditedPage, usePageEditorContext } from '../pages/page-editor-context.ts';
import type { RailPanel } from './EditorRail.tsx';
import { useWide } from './use-wide.ts';

/** What a column shows: the fields of an item, the outline of all sections, or the page itself. */
type ColumnView = 'fields' | 'content' | 'page';

/** What is open around a page, in the workspace and in the column: each has what is open in it when it comes back. */
export interface FrameState {
  /** True in the workspace. */
  readonly isWide: boolean;
  /** The canvas, and the phone beside it. */
  readonly view: CanvasView;
  readonly phone: CanvasView;
  /** The panel at the side of the workspace. */
  readonly panel: RailPanel | null;
  readonly setPanel: (panel: RailPanel | null) => void;
  /** True where the page has the window to itself. */
  readonly isBare: boolean;
  /** Told while a text is written on the page. */
  readonly setWriting: (isWriting: boolean) => void;
  /** Follow the focus in what goes with the layout. */
  readonly focus: Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur'>;
  readonly setBare: (isBare: boolean) => void;
  readonly shown: ColumnView;
  readonly setShown: (shown: ColumnView) => void;
}

/** The state of a frame, which stays when the window becomes wider or narrower. */
export function useFrameState(): FrameState {
  const { page } = usePageEditorContext();
  const { isWide, setWriting, focus } = useLayoutWidth();
  const [panel, setPanel] = useState<RailPanel | null>(null);
  const [isBare, setBare] = useState(false);
  const [shown, setShown] = useState<ColumnView>(firstView(isWide, page));
  const view = useCanvasView(innerWidth < 768 ? 'phone' : 'desktop');
  const phone = useCanvasView('phone');
  return { isWide, view, phone, panel, setPanel, isBare, setBare, setWriting, focus, shown, setShown };
}

// A text that is written on the page or in a field would go with its layout, and the caret with it: the other layout
// waits until it is left.
function useLayoutWidth() {
  const isWindowWide = useWide();
  const [isWide, setWide] = useState(isWindowWide);
  const [isWriting, setWriting] = useState(false);
  const [field, setField] = useState<Element | null>(null);
  // One that goes while it has the focus, as with a sheet that is closed, tells of no blur.
  useEffect(() => {
    if (field === null) return;
    const observer = new MutationObserver(() => {
      if (!field.isConnected) setField(null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field]);
  if (!isWriting && field === null && isWide !== isWindowWide) setWide(isWindowWide);
  const follow = (part: EventTarget | null) =>
    setField(part instanceof Element && part.closest(fields) !== null ? part : null);
  const focus: FrameState['focus'] = {
    onFocus: ({ target }) => follow(target),
    onBlur: ({ relatedTarget }) => follow(relatedTarget),
  };
  return { isWide, setWriting, focus };
}

/** Fields with a caret; a formatted text with its toolbar. */
const fields = 'input, textarea, [contenteditable], .rich-text';

// Whoever comes from the workspace has had the page in view.
function firstView(isWide: boolean, { fields }: EditedPage): ColumnView {
  if (isWide) return 'page';
  return fields === null ? 'content' : 'fields';
}
