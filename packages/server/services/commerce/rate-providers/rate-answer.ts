/** An account at a service that is asked over HTTP. */
export interface RateAccount {
  readonly url: string;
  readonly key: string;
}

/** Answer of a service; `refused` is a key that it does not take. */
export type RateAnswer<T> =
  | { readonly kind: 'said'; readonly value: T }
  | { readonly kind: 'away'; readonly reason: string }
  | { readonly kind: 'refused' };
