import { islandParts } from '@veranda/contracts/island-parts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { textOf } from '../texts/island-text.ts';

/** Milliseconds until the popover hides by itself, and between two looks at the scroll position (storefront §9). */
export const popoverTimeout = 3000;
export const scrollThrottle = 100;

/** Says that an item was added, under the visible cart link, or at the top right when none is visible. */
export function ItemAdded({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const [place, setPlace] = useState(placeOfPopover);
  const frame = useRef<HTMLDivElement>(null);
  const held = useIsHeld(frame);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(onClose, popoverTimeout);
    return () => window.clearTimeout(timer);
  }, [held, onClose]);
  useEffect(() => {
    let waiting = 0;
    const look = (): void => {
      if (waiting !== 0) return;
      waiting = window.setTimeout(() => {
        waiting = 0;
        setPlace(placeOfPopover());
      }, scrollThrottle);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.clearTimeout(waiting);
    };
  }, []);
  return (
    <div ref={frame} className="v-popover" role="status" style={place}>
      <p>{textOf('itemAddedMessage', { productName: title })}</p>
      <button type="button" className="v-popover-close" onClick={onClose}>
        {textOf('closeText')}
      </button>
    </div>
  );
}

/** Whether the pointer or the focus is on an element: it does not go away under somebody's hand. */
function useIsHeld(frame: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const [hold, release] = [() => setHeld(true), () => setHeld(false)];
    for (const name of ['pointerenter', 'focusin']) element?.addEventListener(name, hold);
    for (const name of ['pointerleave', 'focusout']) element?.addEventListener(name, release);
    return () => {
      for (const name of ['pointerenter', 'focusin']) element?.removeEventListener(name, hold);
      for (const name of ['pointerleave', 'focusout']) element?.removeEventListener(name, release);
    };
  }, [frame]);
  return held;
}

const margin = 12;
// As wide as the themes let it be: 22rem.
const widest = 352;

function placeOfPopover(): { top: number; right: number } {
  const visible = [...document.querySelectorAll<HTMLElement>(islandParts.cartLink)]
    .map((link) => link.getBoundingClientRect())
    .find((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
  if (!visible) return { top: margin, right: margin };
  // Where there is no room for it from the link's end on, it stays inside the window.
  const { clientWidth } = document.documentElement;
  const furthest = Math.max(margin, clientWidth - widest - margin);
  const right = Math.min(Math.max(margin, Math.round(clientWidth - visible.right)), furthest);
  return { top: Math.round(visible.bottom + margin), right };
}
