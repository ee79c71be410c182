import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect } from 'react';
import { RichTextToolbar } from '../../rich-text/toolbar/RichTextToolbar.tsx';
import { floatingPlace } from './floating-place.ts';
import { boxOnScreen, roomOnScreen, watchPlaces } from './screen-boxes.ts';
import './text.css';

interface FloatingToolbarProps {
  readonly editor: Editor;
  readonly isLinking: boolean;
  readonly onLinking: (isLinking: boolean) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Room for the grip of the selected block, and for its lower handles. */
const gap = { above: 36, below: 16 };

/** The toolbar of the text that is written in on the page: it follows the text and stays beside the page’s settings. */
export function FloatingToolbar({ editor, isLinking, onLinking, ref }: FloatingToolbarProps) {
  useFloating(editor, ref);
  return (
    <div ref={ref} className="text-toolbar">
      <RichTextToolbar editor={editor} isLinking={isLinking} onLinking={onLinking} />
    </div>
  );
}

function useFloating(editor: Editor, ref: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { dom } = editor.view;
    const root = dom.ownerDocument;
    const place = () => {
      if (!dom.isConnected) return;
      const anchor = boxOnScreen(root, dom.getBoundingClientRect());
      const room = roomOnScreen(root);
      bar.style.maxWidth = `${String(room.width)}px`;
      const size = { width: bar.offsetWidth, height: bar.offsetHeight };
      const { left, top } = floatingPlace({ size, anchor, room, gap });
      bar.style.transform = `translate(${String(Math.round(left))}px, ${String(Math.round(top))}px)`;
    };
    place();
    const end = watchPlaces(root, dom, place);
    // Menus of the toolbar stand elsewhere in the document, and have the key for themselves.
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && editor.view.focus();
    bar.addEventListener('keydown', leave);
    // It is as wide as what has been loaded of it.
    const observer = new ResizeObserver(place);
    observer.observe(bar);
    return () => {
      end();
      bar.removeEventListener('keydown', leave);
      observer.disconnect();
    };
  }, [editor, ref]);
}
