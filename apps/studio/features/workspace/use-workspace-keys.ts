import { useEffect, useRef } from 'react';
import type { CanvasDevice, CanvasView } from '../../canvas/use-canvas-view.ts';

interface WorkspaceKeys {
  readonly view: CanvasView;
  readonly toggleChrome: () => void;
}

// By the place of the key: with Alt, keyboards write other letters.
const devices: Readonly<Record<string, CanvasDevice>> = {
  Digit1: 'desktop',
  Digit2: 'tablet',
  Digit3: 'phone',
};

/** Alt with 1, 2 and 3 shows the page on a device; Ctrl or ⌘ with a full stop hides everything around it. */
export function useWorkspaceKeys(keys: WorkspaceKeys): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !runWorkspaceKey(event, newest.current)) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function runWorkspaceKey(event: KeyboardEvent, { view, toggleChrome }: WorkspaceKeys): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event;
  const device = devices[code];
  const isCommand = ctrlKey || metaKey;
  if (altKey && !isCommand && !shiftKey && device) view.setDevice(device);
  else if (isCommand && !altKey && key === '.') toggleChrome();
  else return false;
  return true;
}
