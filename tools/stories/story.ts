import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** A page of a demo shop in one of its states. */
export interface Story {
  readonly group: string;
  readonly name: string;
  /** Slug of the demo site; of its theme where there is a stage. */
  readonly site: string;
  readonly path: string;
  /** What the owner of a site apart sets up before; it may name the path. */
  readonly stage?: (stage: Stage) => Promise<string | void>;
  /** What a visitor does until the state is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only what can be seen at once, for what floats over a page. */
  readonly fold?: true;
}
