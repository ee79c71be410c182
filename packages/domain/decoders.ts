/** Gives a value from outside (page, cookie, storage) its type. @throws when it is of another one */
export type Decoder<T> = (value: unknown) => T;

export const text: Decoder<string> = primitive('string');
export const number: Decoder<number> = primitive('number');
export const flag: Decoder<boolean> = primitive('boolean');
export const anything: Decoder<unknown> = (value) => value;

/** One of the words of a list. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Decoder<T> =>
  (value) =>
    words.find((word) => word === value) ?? fail(`one of ${words.join(', ')}`);

export const nullable =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (value) =>
    value === null ? null : decode(value);

export const optional =
  <T>(decode: Decoder<T>): Decoder<T | undefined> =>
  (value) =>
    value === undefined ? undefined : decode(value);

export const listOf =
  <T>(decode: Decoder<T>): Decoder<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => decode(item)) : fail('an array');

export const recordOf =
  <T>(decode: Decoder<T>): Decoder<Record<string, T>> =>
  (value) =>
    Object.fromEntries(Object.entries(record(value)).map(([key, item]) => [key, decode(item)]));

/** An object with these properties; others are left out. */
export const object =
  <T extends object>(shape: { readonly [Key in keyof T]-?: Decoder<T[Key]> }): Decoder<T> =>
  (value) => {
    const source = record(value);
    const entries = Object.entries<Decoder<unknown>>(shape).map(([key, decode]) => [
      key,
      decode(source[key]),
    ]);
    return Object.fromEntries(entries) as T;
  };

/** An object of which only these properties are looked at: a large one that the same release has written. */
export const objectWith =
  <T extends object>(shape: { readonly [Key in keyof T]?: Decoder<T[Key]> }): Decoder<T> =>
  (value) => {
    const source = record(value);
    for (const [key, decode] of Object.entries(shape)) (decode as Decoder<unknown>)(source[key]);
    return source as T;
  };

/** A list whose items are not looked at: they were checked when they were written. */
export function writtenList<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : fail('an array');
}

/** An object that is not looked into, for the same reason. */
export function writtenRecord<T extends object>(value: unknown): T {
  return record(value) as T;
}

/** JSON text by a decoder. @throws when it is no JSON or of another type */
export function decodeJson<T>(decode: Decoder<T>, json: string | null | undefined): T {
  return decode(JSON.parse(json ?? 'null'));
}

function primitive<T>(type: string): Decoder<T> {
  return (value) => (typeof value === type ? (value as T) : fail(type));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value ? (value as Readonly<Record<string, unknown>>) : fail('object');
}

function fail(wanted: string): never {
  throw new TypeError(`Not ${wanted}`);
}
