/** Changes to the displayed stock of a site that a process knows of. */
export interface ShownStock {
  /** Grows with every change that some page shows. */
  readonly version: bigint;
  /** From this version on every change is in `changed`. */
  readonly since: bigint;
  /** The version of the last change by the id of a product or, for its lists, of a store. */
  readonly changed: ReadonlyMap<string, bigint>;
}

/** A site at a version, of whose changes nothing is known. */
export function shownStockAt(version: bigint): ShownStock {
  return { version, since: version, changed: new Map() };
}

/** Known changes after newer ones have been read. */
export function followShownStock(
  known: ShownStock,
  version: bigint,
  rows: readonly { readonly subjectId: string; readonly version: bigint }[],
): ShownStock {
  const changed = new Map(known.changed);
  let newest = version;
  for (const row of rows) {
    changed.set(row.subjectId, row.version);
    if (row.version > newest) newest = row.version;
  }
  return { version: newest, since: known.since, changed };
}

/** True when a page made of these products and lists at a version would still be the same now. */
export function isStockCurrent(
  stock: ShownStock,
  made: { readonly stockVersion: bigint; readonly shows: readonly string[] },
): boolean {
  if (made.stockVersion === stock.version || made.shows.length === 0) return true;
  if (made.stockVersion < stock.since) return false;
  return made.shows.every((id) => (stock.changed.get(id) ?? 0n) <= made.stockVersion);
}
