import { pictureAfter } from './lightbox.ts';

/** Step that a key makes among slides; `end` and `start` are the outermost. Null for every other key. */
type SlideMove = 1 | -1 | 'start' | 'end';

/** Move of a key; arrows point the other way where lines run from right to left. */
export function slideMoveOf(key: string, isRightToLeft: boolean): SlideMove | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const moves: Readonly<Record<string, SlideMove>> = { [forward]: 1, [back]: -1, Home: 'start', End: 'end' };
  return Object.hasOwn(moves, key) ? (moves[key] ?? null) : null;
}

/** The slide that a move leads to, of `count`; past either end it starts again. */
export function slideAt(index: number, move: SlideMove, count: number): number {
  if (move === 'start') return 0;
  return move === 'end' ? Math.max(0, count - 1) : pictureAfter(index, move, count);
}

/** Place of a slide along its list: the middle of each, and that of the part of the list that is in view. */
export function currentSlide(middles: readonly number[], view: number): number {
  const distances = middles.map((middle) => Math.abs(middle - view));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** What decides whether slides move by themselves. */
interface AutoplayState {
  readonly isWanted: boolean;
  /** Readers who want less motion. */
  readonly isReduced: boolean;
  /** A pointer or the focus is on it: somebody is looking closer. */
  readonly isHeld: boolean;
  readonly isInView: boolean;
  readonly isPageHidden: boolean;
}

/** True while slides move by themselves (WCAG 2.2, 2.2.2). */
export function autoplays(state: AutoplayState): boolean {
  const { isWanted, isReduced, isHeld, isInView, isPageHidden } = state;
  return isWanted && !isReduced && !isHeld && isInView && !isPageHidden;
}
