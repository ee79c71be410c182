/** The address of a person's picture on the studio's host, by its key; null for none. */
export function pictureAddress(key: string | null): string | null {
  return key === null ? null : `/account-pictures/${key}`;
}
