/** The end of an exhaustive switch: a fault if reached. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
