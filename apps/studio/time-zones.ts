/** Time zones that the browser knows; null for one that cannot list them. */
export function knownTimeZones(): readonly string[] | null {
  try {
    return Intl.supportedValuesOf('timeZone');
  } catch {
    return null;
  }
}
