import type { Step } from '@veranda/domain/pages/move-block';
import type { KeyboardEvent } from 'react';

/**
 * The step that Alt+Shift and an arrow ask for, as word processors move a paragraph; the key does nothing
 * else.
 */
export function stepOfKey(event: KeyboardEvent): Step | null {
  const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (!isArrow || !event.altKey || !event.shiftKey) return null;
  // A dialog that was opened from the part is no part of it.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return null;
  event.preventDefault();
  event.stopPropagation();
  return event.key === 'ArrowUp' ? -1 : 1;
}
