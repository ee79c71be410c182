import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Something that can be done where one is, offered by the command menu. */
export interface Command {
  readonly id: string;
  readonly group: 'actions' | 'insert';
  readonly label: string;
  /** Keys that do the same, as they are written. */
  readonly keys?: string;
  readonly run: () => void;
}

let offered: readonly { readonly list: () => readonly Command[] }[] = [];
const listeners = new Set<() => void>();

function offer(next: typeof offered): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers commands to the command menu for as long as the component is there. */
export function useCommands(commands: readonly Command[]): void {
  const newest = useRef(commands);
  useLayoutEffect(() => {
    newest.current = commands;
  });
  useEffect(() => {
    const own = { list: () => newest.current };
    offer([...offered, own]);
    return () => offer(offered.filter((each) => each !== own));
  }, []);
}

/** The commands that are offered now. */
export function useOfferedCommands(): readonly Command[] {
  const lists = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
  );
  return lists.flatMap(({ list }) => list());
}
