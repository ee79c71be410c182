/** So many times larger than fitted is an enlarged picture. */
export const zoomScale = 2;

/**
 * Position of an enlarged picture: its offset from the middle in parts of its frame, limited so that it
 * always fills it.
 */
export interface Pan {
  readonly x: number;
  readonly y: number;
}

export const middle: Pan = { x: 0, y: 0 };

/** The same moved by parts of the frame, and no further than the edge of the picture. */
export function panned({ x, y }: Pan, dx: number, dy: number): Pan {
  return { x: within(x + dx), y: within(y + dy) };
}

/** Pan that keeps a point in place while enlarging; parts of the frame, from its left and its top. */
export function panAt(left: number, top: number): Pan {
  return panned(middle, (0.5 - left) * (zoomScale - 1), (0.5 - top) * (zoomScale - 1));
}

/** Part of the frame by which a key moves an enlarged picture. */
const keyStep = 0.125;

/** Pan of an arrow key; null for every other key. */
export function panOfKey(key: string): Pan | null {
  const steps: Readonly<Record<string, Pan>> = {
    ArrowRight: { x: -keyStep, y: 0 },
    ArrowLeft: { x: keyStep, y: 0 },
    ArrowUp: { x: 0, y: keyStep },
    ArrowDown: { x: 0, y: -keyStep },
  };
  return Object.hasOwn(steps, key) ? (steps[key] ?? null) : null;
}

/** A press and where and when it ended: pixels and milliseconds. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Pixels that a press may move by and still be none that drags. */
export const tapReach = 8;

/** True when the second of two taps makes a double tap: within 300 ms, about where the first was. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.at - first.at > 300) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= 3 * tapReach;
}

function within(part: number): number {
  const maxOffset = (zoomScale - 1) / 2;
  return Math.min(maxOffset, Math.max(-maxOffset, part));
}
