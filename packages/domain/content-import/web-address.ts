/** Parts of a web address. */
interface WebAddress {
  /** `https://old.example`. */
  readonly origin: string;
  /** In small letters, with its port if it has one. */
  readonly host: string;
  /** From the first slash on, without what follows `?` and `#`; `/` for none. */
  readonly path: string;
  /** `?` and `#` with what follows them; empty for neither. */
  readonly rest: string;
}

/** The parts of an http(s) address; null for anything else. */
export function parseWebAddress(text: string): WebAddress | null {
  const [, scheme = '', host = '', path = '', rest = ''] =
    /^(https?):\/\/([^\s/?#]+)([^\s?#]*)(\S*)$/i.exec(text.trim()) ?? [];
  if (host === '' || host.includes('@')) return null;
  const origin = `${scheme.toLowerCase()}://${host.toLowerCase()}`;
  return { origin, host: host.toLowerCase(), path: path || '/', rest };
}

/** An address that may be relative as one of the web, as a page at `base` means it; null where it is none. */
export function resolveWebAddress(text: string, base: string): string | null {
  const address = text.trim();
  if (address.startsWith('//')) return resolveWebAddress(`https:${address}`, base);
  if (parseWebAddress(address)) return address;
  const of = parseWebAddress(base);
  const isPath =
    address !== '' && !/^[a-z][a-z\d+.-]*:/i.test(address) && !/^[?#]/.test(address) && !/\s/.test(address);
  if (!of || !isPath) return null;
  return `${of.origin}${address.startsWith('/') ? '' : '/'}${address}`;
}

/** The last part of an address' path with its escapes resolved; empty for none. */
export function lastPathPart(address: string): string {
  const parts = parseWebAddress(address)?.path.split('/').filter(Boolean) ?? [];
  return decodePart(parts.at(-1) ?? '');
}

/** Text with the escapes of addresses resolved, or as it is where they are broken. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
