/**
 * The same bytes in memory of their own. A result of zlib is a part of 16 KB that stays as long as the part,
 * and a small buffer of Node's is a part of 8 KB that others share.
 */
export function exactBytes(source: string | Uint8Array): Buffer {
  if (typeof source === 'string') {
    const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(source));
    copy.write(source);
    return copy;
  }
  const copy = Buffer.allocUnsafeSlow(source.byteLength);
  copy.set(source);
  return copy;
}
