import type { BlockValue } from '@veranda/domain/blocks/kind';

/** A value of a kind for tests, with everything on, and a part of the markup that it leads to in the sample site. */
export interface BlockSample {
  readonly value: BlockValue;
  readonly markup: string;
  /** Values that show what the first one has no room for. */
  readonly also?: readonly BlockValue[];
  /** Other values by path, for fields whose values only the site knows. */
  readonly others?: BlockValue;
}
