/** The file store does not answer, or answers that it cannot serve now; the same may work later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** True when something failed because the file store is unavailable. */
export function isStorageUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StorageUnavailable) return true;
  return false;
}
