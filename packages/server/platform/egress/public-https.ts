/**
 * The address in a text when it is one of https on its own port, without a name or password in it; else null.
 * `Outbound.leadsInside` checks if its host is on the public internet.
 */
export function publicHttps(text: string): URL | null {
  const url = URL.parse(text.trim());
  const isPlain = url?.protocol === 'https:' && url.username === '' && ['', '443'].includes(url.port);
  return isPlain ? url : null;
}
