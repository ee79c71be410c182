import type { Node } from '../1-parse/tree.ts';
import type { TemplateError } from '../errors.ts';
import type { Generated, Op } from './running.ts';

/** A compiled template or partial; renderings of any number of sites share it. */
export interface Program {
  readonly name: string;
  readonly source: string;
  readonly body: readonly Op[];
  readonly errors: readonly TemplateError[];
  /** The tree, until JavaScript was made of it. */
  nodes: readonly Node[];
  /** Tags and texts. */
  readonly size: number;
  /** Number of runs by its closures. */
  runs: number;
  /** One function instead of the closures; null when it is not, or no longer, to be made. */
  generated: Generated | null | undefined;
}
