import type { SystemContent } from './render-page.ts';

/** The page on which the link of an order is asked for. */
export interface OrderFindView {
  readonly crumb: string;
  readonly typed: { readonly email: string; readonly number: string };
  /** Reason for the refusal; empty where it was not. */
  readonly error: string;
  /** True after a request; only the order's own address learns the result. */
  readonly isSent: boolean;
}

/** The form at `/order-status` (page type 211) for buyers without a link of their order. */
export function orderFindContent({ crumb, typed, error, isSent }: OrderFindView): SystemContent {
  return {
    word: 'order-status',
    title: 'orderFindTitle',
    template: '{@|apply order-find-page}',
    context: { crumb, typed, isSent, errors: error === '' ? {} : { number: error } },
  };
}
