import { donateContent, type DonateView } from './donate-view.ts';
import {
  type GiftBalanceView,
  type GiftCardView,
  giftBalanceContent,
  giftCardContent,
} from './gift-card-view.ts';
import { type OrderFindView, orderFindContent } from './order-find-view.ts';
import { type PageOutput, renderSystem, type SystemContent } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';
import { subscribeContent, type SubscribeView } from './subscribe-view.ts';

/** The pages inside the theme on which something is bought alone, or what was bought is asked for. */
export type ShopPage =
  | { readonly kind: 'gift-card'; readonly view: GiftCardView }
  | { readonly kind: 'gift-balance'; readonly view: GiftBalanceView }
  | { readonly kind: 'order-find'; readonly view: OrderFindView }
  | { readonly kind: 'donate'; readonly view: DonateView }
  | { readonly kind: 'subscribe'; readonly view: SubscribeView };

/** Draws such a page with the texts of the site. */
export function renderShopPage(input: RenderInput, page: ShopPage): PageOutput {
  return renderSystem(input, contentOf(page, createSession(input).strings));
}

function contentOf(page: ShopPage, strings: Readonly<Record<string, string>>): SystemContent {
  switch (page.kind) {
    case 'gift-card':
      return giftCardContent(page.view, strings);
    case 'gift-balance':
      return giftBalanceContent(page.view, strings);
    case 'order-find':
      return orderFindContent(page.view);
    case 'donate':
      return donateContent(page.view, strings);
    case 'subscribe':
      return subscribeContent(page.view, strings);
  }
}
