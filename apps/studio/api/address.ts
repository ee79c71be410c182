import type { Endpoint } from '@veranda/contracts/endpoint';

/** What goes into the address of a call. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call: `:name` parts filled, the query appended without what is undefined or empty. */
export function addressOf(endpoint: Endpoint, input: AddressInput): string {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
