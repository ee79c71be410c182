import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';

/** A site as one page is drawn of it. */
export interface DrawnSite {
  readonly site: ShownSite;
  /**
   * The result of `work` with every question that it asks answered: it runs again as long as it asks what was not
   * read, so it may have no effect besides its result.
   */
  settle<T>(work: () => T): Promise<T>;
  /** Ids of the items that were read for the page; null where all are at hand. */
  itemIds(): readonly string[] | null;
}
