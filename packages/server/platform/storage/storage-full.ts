// No room on the disk, over the quota of the disk or of the account of the store.
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** True when something failed because there is no room left to write. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (codes.has((cause as { code?: unknown }).code)) return true;
  return false;
}
