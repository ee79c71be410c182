// A site's id, then one to three plain names: nothing that starts with a dot, no separators, no drive
// letters.
const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){1,3}$/;

/** True when a text is a key of the file store. */
export function isStorageKey(key: string): boolean {
  return keyShape.test(key);
}

/** The key itself. @throws RangeError for a text that is no key of the file store */
export function checkedStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError('not a key of the file store');
  return key;
}
