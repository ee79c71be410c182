import type { Page } from 'playwright-core';

/** A page of a demo shop in one of its states. */
export interface Story {
  readonly group: string;
  readonly name: string;
  /** Slug of the demo site. */
  readonly site: string;
  readonly path: string;
  /** What a visitor does until the state is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only what can be seen at once, for what floats over a page. */
  readonly fold?: true;
}
