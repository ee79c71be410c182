/**
 * Redirect after signing in: a path of this very site, else `fallback`. Refused are other origins however
 * they are written: `//host`, a backslash, control characters, a scheme.
 */
export function returnPath(wanted: string | undefined, fallback: string): string {
  if (wanted === undefined || !wanted.startsWith('/') || wanted.startsWith('//')) return fallback;
  return isPlain(wanted) ? wanted : fallback;
}

function isPlain(path: string): boolean {
  for (const character of path)
    if (character <= ' ' || character === '\\' || character === '\u007F') return false;
  return true;
}
