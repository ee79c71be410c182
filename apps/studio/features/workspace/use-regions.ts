import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"], [contenteditable="true"], iframe';

/** F6 goes from one region of the workspace to the next, Shift+F6 back. */
export function useRegions(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      goToRegion(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function goToRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const start = at < 0 ? (by === 1 ? 0 : regions.length - 1) : at + by;
  const next = regions.at(start % regions.length);
  if (next) enterRegion(next);
}

function enterRegion(region: HTMLElement): void {
  const frame = region.querySelector('iframe');
  const [inside] = region.querySelectorAll<HTMLElement>(focusable);
  if (frame) enterFrame(frame);
  else (inside ?? region).focus();
}

// The keys of the canvas act on a block: the frame alone would take them for nothing.
function enterFrame(frame: HTMLIFrameElement): void {
  frame.focus();
  const root = frame.contentDocument;
  if (root?.activeElement?.matches('[data-block]')) return;
  root?.querySelector<HTMLElement>('[data-block][tabindex="0"]')?.focus();
}
