const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^vk_([0-9A-Za-z]{22})([0-9A-Za-z]{8})_([0-9A-Za-z]{43})$/;

/** Parts of an API key: its site, its id, and the secret that proves it. */
interface ApiKeyParts {
  readonly siteId: string;
  /** Eight characters that name the key within its site; no secret. */
  readonly prefix: string;
  readonly secret: string;
}

// A key is `vk_<site: 22 digits><prefix: 8>_<secret: 43 digits>` in base 62: 22 digits hold the 128 bits of a
// site's id, 43 the 256 bits of the secret.

/** The text of a key, which its owner is shown once. `mark` has 5 bytes or more, `secret` 32. */
export function writeApiKey(siteId: string, mark: Uint8Array, secret: Uint8Array): string {
  const site = toDigits(BigInt(`0x${siteId.replaceAll('-', '')}`), 22);
  return `vk_${site}${toDigits(numberOf(mark), 8)}_${toDigits(numberOf(secret), 43)}`;
}

/** The parts of a key's text; null for a text that no key has. */
export function readApiKey(text: string): ApiKeyParts | null {
  const [, site = '', prefix = '', secret = ''] = shape.exec(text) ?? [];
  if (site === '') return null;
  const id = site.split('').reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n);
  const hex = id.toString(16).padStart(32, '0');
  if (hex.length > 32) return null;
  const siteId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  return { siteId, prefix, secret };
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function toDigits(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n)
    text = `${digits[Number(rest % 62n)] ?? ''}${text}`;
  return text;
}
