import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getItem } from '@veranda/contracts/items';

/** An item with the collection that it is in. */
export type ItemDetail = EndpointOutput<typeof getItem>;
