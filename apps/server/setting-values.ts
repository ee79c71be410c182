/** A setting has a value that cannot be used; the message is one sentence that names the setting. */
export class SettingRefusal extends Error {
  override name = 'SettingRefusal';
}

/** Reads the text of one setting. @throws SettingRefusal with the sentence for the person who set it */
export type SettingReader<T> = (name: string, text: string) => T;

/** A port, with room for the internal one above it. */
export function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_534) return port;
  throw new SettingRefusal(`${name} must be a port from 1 to 65534, not “${text}”.`);
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number): SettingReader<number> {
  return (name, text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new SettingRefusal(`${name} must be a whole number from ${least} to ${most}, not “${text}”.`);
  };
}

/** One word of a list. */
export function oneOf<const T extends string>(words: readonly T[]): SettingReader<T> {
  return (name, text) => {
    const word = words.find((candidate) => candidate === text);
    if (word !== undefined) return word;
    throw new SettingRefusal(`${name} must be one of ${words.join(', ')}, not “${text}”.`);
  };
}

/**
 * An address with one of these schemes, without a closing slash. Its value is not repeated: it may hold a
 * password.
 */
export function address(schemes: readonly string[]): SettingReader<string> {
  return (name, text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && schemes.includes(url.protocol.slice(0, -1))) return text.replace(/\/+$/, '');
    throw new SettingRefusal(`${name} must be an address that begins with ${schemes.join(':// or ')}://.`);
  };
}

/** A host with an optional port, in lower case. */
export function hostName(name: string, text: string): string {
  const host = text.toLowerCase();
  if (/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:\d{1,5})?$/.test(host)) return host;
  throw new SettingRefusal(`${name} must be a host such as studio.example.com, not “${text}”.`);
}

/** Addresses or networks separated by commas. */
export function networks(name: string, text: string): readonly string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(entry));
  if (wrong === undefined) return entries;
  throw new SettingRefusal(
    `${name} must be addresses or networks such as 10.0.0.0/8, separated by commas, not “${wrong}”.`,
  );
}

/** A bucket's name, as S3 takes it. */
export function bucketName(name: string, text: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text;
  throw new SettingRefusal(`${name} must be the name of a bucket such as shop-files, not “${text}”.`);
}

/** Any text that is not empty. */
export function anyText(name: string, text: string): string {
  if (text.trim() !== '') return text;
  throw new SettingRefusal(`${name} is set but empty.`);
}
