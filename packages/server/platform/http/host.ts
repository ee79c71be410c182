import type { IncomingMessage } from 'node:http';

/**
 * The host a request names, in lower case, with its port; null where the request must be refused: none, two
 * or a malformed Host, an absolute-form target, or a path that begins with `//`. Bare Node answers all of
 * these.
 */
export function readHost(request: IncomingMessage): string | null {
  const target = request.url ?? '';
  if (!target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null;
  const host = onlyHost(request.rawHeaders);
  if (host === null || host.length > 260) return null;
  const normal = host.toLowerCase();
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.?(:\d{1,5})?$/.test(normal)) return null;
  return normal.replace(/\.(?=:|$)/, '');
}

function onlyHost(rawHeaders: readonly string[]): string | null {
  let found: string | null = null;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== 'host') continue;
    if (found !== null) return null;
    found = rawHeaders[i + 1] ?? '';
  }
  return found;
}
