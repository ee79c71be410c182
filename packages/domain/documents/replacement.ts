/** A value that replaces another one; a value that is left out stands for none. */
export interface Replacement {
  readonly value?: unknown;
  /** What it replaces: the edit is refused where that is no longer there. */
  readonly was?: unknown;
}

/** Arguments of an edit that puts `value` in the place of `was`; what is undefined is left out, as JSON leaves it out. */
export function replacement<T extends object>(
  target: T,
  { value, was }: { readonly value: unknown; readonly was: unknown },
): T & Replacement {
  return {
    ...target,
    ...(value === undefined ? {} : { value }),
    ...(was === undefined ? {} : { was }),
  };
}

/** A record with another entry, or without it. */
export function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  if (value !== undefined) return { ...record, [key]: value };
  const { [key]: _removed, ...rest } = record;
  return rest;
}
