const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * By what a mailbox is known again however its address is written: small letters, without what is behind a
 * `+`, and for Gmail without dots and under one name. Never an address to write to. Empty for no address.
 */
export function mailboxKey(address: string | null): string {
  const plain = (address ?? '').trim().toLowerCase();
  const index = plain.lastIndexOf('@');
  if (index < 1) return plain;
  const [name, domain] = [plain.slice(0, index), plain.slice(index + 1)];
  const tag = name.indexOf('+');
  const bare = tag > 0 ? name.slice(0, tag) : name;
  return gmail.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}
