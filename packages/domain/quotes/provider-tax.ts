/** A tax as a provider has worked it out: of the goods line by line, or of the shipping. */
export interface ProviderTax {
  readonly name: string;
  readonly ratePpm: bigint;
  readonly on: 'goods' | 'shipping';
  /** By the key of the line; empty for shipping. */
  readonly byLine: Readonly<Record<string, bigint>>;
  readonly amountMinor: bigint;
}
