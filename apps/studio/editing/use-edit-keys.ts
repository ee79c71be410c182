import { useEffect, useRef } from 'react';

interface EditKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
}

// Editors that are on the screen; the one that came last is worked in.
const editors: object[] = [];

/** Undo, redo and save by their keys, wherever in the page's editor the focus is. */
export function useEditKeys(actions: EditKeys): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const editor = {};
    editors.push(editor);
    const listen = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act || hasOwnHistory(event.target) || editors.at(-1) !== editor) return;
      event.preventDefault();
      event.stopPropagation();
      current.current[act]();
    };
    // Before the fields: one history for the whole page, instead of one a field.
    addEventListener('keydown', listen, true);
    return () => {
      removeEventListener('keydown', listen, true);
      editors.splice(editors.indexOf(editor), 1);
    };
  }, []);
}

// A dialog is no part of the page, and neither is a field that says so: they take back what is typed themselves.
function hasOwnHistory(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$="dialog"], [data-own-history]') !== null;
}

function actOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): keyof EditKeys | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 's':
      return 'save';
    default:
      return null;
  }
}
