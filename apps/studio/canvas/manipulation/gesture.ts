import type { PagePoint } from './page-point.ts';

/** Something that goes on while a pointer is down. */
export interface Gesture {
  move(to: PagePoint): void;
  /** The page was scrolled: what was measured may stand elsewhere. */
  scrolled(): void;
  drop(): void;
  /** Leaves everything as it was. */
  cancel(): void;
}
