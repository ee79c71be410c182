import { lazy, Suspense, useEffect, useState } from 'react';
import { useCommands } from '../../commands/command-list.ts';
import { t } from './messages.ts';

const CommandMenu = lazy(() => import('./CommandMenu.tsx').then((file) => ({ default: file.CommandMenu })));
const KeySheet = lazy(() => import('./KeySheet.tsx').then((file) => ({ default: file.KeySheet })));

type Opened = 'menu' | 'keys';

/** The command menu and the list of keys, by their keys wherever in a site one is. */
export function StudioCommands() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const next = openedBy(event);
      if (next === null) return;
      event.preventDefault();
      setOpened(next);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useCommands([
    { id: 'keys', group: 'actions', label: t('shortcuts'), keys: '?', run: () => setOpened('keys') },
  ]);
  const close = () => setOpened(null);
  return (
    <Suspense fallback={null}>
      {opened === 'menu' ? <CommandMenu onClose={close} /> : null}
      {opened === 'keys' ? <KeySheet onClose={close} /> : null}
    </Suspense>
  );
}

function openedBy(event: KeyboardEvent): Opened | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || isInDialog(target)) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'menu';
  return key === '?' && !ctrlKey && !metaKey && !isTyped(target) ? 'keys' : null;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$="dialog"]') !== null;
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}
