import type { BlockValue } from '@veranda/domain/blocks/kind';

/** A value of a kind for tests, and a part of the markup that it leads to in the sample site. */
export interface BlockSample {
  readonly value: BlockValue;
  readonly markup: string;
}
