/** States of an import (`docs/decisions/0196`). */
export const importStates = [
  'reading',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];
export type ImportEvent = 'read' | 'start' | 'finish' | 'cancel' | 'fail' | 'undo' | 'undone';

const transitions: Readonly<Record<ImportState, Partial<Record<ImportEvent, ImportState>>>> = {
  reading: { read: 'checked', fail: 'failed', cancel: 'cancelled' },
  checked: { start: 'running', cancel: 'cancelled' },
  running: { finish: 'done', cancel: 'cancelled', fail: 'failed' },
  done: { undo: 'undoing' },
  cancelled: { undo: 'undoing' },
  failed: { undo: 'undoing' },
  undoing: { undone: 'undone' },
  undone: {},
};

/** The state that follows; null where the event is none of that state. */
export function nextImportState(state: ImportState, event: ImportEvent): ImportState | null {
  return transitions[state][event] ?? null;
}

/** True while something is done in the background. */
export function isWorking(state: ImportState): boolean {
  return state === 'reading' || state === 'running' || state === 'undoing';
}
