import { islandSelectors } from '@veranda/contracts/island-selectors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { sitePath } from '../api/site-path.ts';
import { t } from '../messages/island-messages.ts';
import { type PopoverPlace, placePopover } from './popover-place.ts';

/**
 * Milliseconds until the popover hides on its own, and between two looks at the scroll position (storefront
 * §9).
 */
const popoverTimeout = 3000;
const scrollThrottle = 100;

interface ItemAddedProps {
  readonly title: string;
  readonly cartUrl: string;
  /** Empty where there is no way to the checkout yet. */
  readonly checkoutUrl: string;
  readonly onClose: () => void;
}

/** Says that an item was added, beside what the visitor looks at, and leads to the cart and the checkout. */
export function ItemAdded({ title, cartUrl, checkoutUrl, onClose }: ItemAddedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = usePlace(frame);
  const held = useIsHeld(frame);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(onClose, popoverTimeout);
    return () => window.clearTimeout(timer);
  }, [held, onClose]);
  return (
    <div ref={frame} className="v-popover" role="status" style={place}>
      <p>{t('itemAddedMessage', { productName: title })}</p>
      <div className="v-popover-actions">
        <a href={sitePath(cartUrl)}>{t('viewCartText')}</a>
        {checkoutUrl === '' ? null : <a href={sitePath(checkoutUrl)}>{t('cartCheckoutText')}</a>}
        <button type="button" className="v-popover-close" onClick={onClose}>
          {t('closeText')}
        </button>
      </div>
    </div>
  );
}

/** Position of the popover: looked for when it is drawn, and again while the page is scrolled. */
function usePlace(frame: RefObject<HTMLElement | null>): PopoverPlace {
  const [place, setPlace] = useState(() => lookAround(null));
  useEffect(() => {
    let waiting = 0;
    const look = (): void => {
      waiting ||= window.setTimeout(() => {
        waiting = 0;
        setPlace(lookAround(frame.current));
      }, scrollThrottle);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      window.clearTimeout(waiting);
    };
  }, [frame]);
  return place;
}

/** True while the pointer or the focus is on an element: the popover must not disappear while it is used. */
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

const avoided = ['.v-product-page .v-product-title', '.v-product-page [data-island="product-form"]'];

// As wide as the themes let it be: 22rem.
const widest = 352;

function lookAround(frame: HTMLElement | null): PopoverPlace {
  const boxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
  const frameBox = frame?.getBoundingClientRect();
  return placePopover({
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    size: { width: frameBox?.width ?? widest, height: frameBox?.height ?? 130 },
    link: boxes(islandSelectors.cartLink)[0] ?? null,
    avoid: avoided.flatMap((selector) => boxes(selector).slice(0, 1)),
  });
}
