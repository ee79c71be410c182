import type { Endpoint } from '@veranda/contracts/endpoint';

/** Parameters in the address of a call. */
interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call: `:name` parts filled, the query appended without what is undefined or empty. */
export function addressOf(endpoint: Endpoint, input: AddressInput): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(textOf(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    const text = textOf(value);
    if (text !== '') query.set(name, text);
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
