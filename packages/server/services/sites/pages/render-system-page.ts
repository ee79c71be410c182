import type { ShoppingCart } from '@veranda/contracts/cart';
import type { RenderInput } from '@veranda/render/context/session';
import { renderAccount } from '@veranda/render/page/account-view';
import { renderCart } from '@veranda/render/page/cart-view';
import { renderError } from '@veranda/render/page/error-view';
import { renderShopPage } from '@veranda/render/page/shop-page';
import { renderListPage } from '@veranda/render/page/list-view';
import { renderLock } from '@veranda/render/page/lock-view';
import {
  type PageOutput,
  renderNotFound,
  renderSystem,
  type SystemContent,
} from '@veranda/render/page/render-page';
import { renderRestock } from '@veranda/render/page/restock-view';
import { renderReviewRequest } from '@veranda/render/page/review-request-view';
import { renderSearch } from '@veranda/render/page/search-view';
import { renderSso } from '@veranda/render/page/sso-view';
import type { SystemPage } from './page-renderer.ts';

/** Renders a page that the platform makes inside of a site's theme. */
export function renderSystemPage(input: RenderInput, page: SystemPage): PageOutput {
  switch (page.kind) {
    case 'cart':
      return renderCart(input, { ...page, shoppingCart: page.shoppingCart as ShoppingCart });
    case 'account':
      return renderAccount(input, page);
    case 'lock':
      return renderLock(input, page);
    case 'sso':
      return renderSso(input, page.view);
    case 'search':
      return renderSearch(input, page.found);
    case 'mailing-list':
      return renderListPage(input, page.view);
    case 'shop':
      return renderShopPage(input, page.page);
    case 'order-confirmed':
      return renderSystem(input, orderConfirmed(page.order));
    case 'reviews-request':
      return renderReviewRequest(input, page.view);
    case 'restock':
      return renderRestock(input, page);
    case 'refused':
      return renderError(input, page);
    case 'not-found':
      return renderNotFound(input);
  }
}

function orderConfirmed(order: unknown): SystemContent {
  return {
    word: 'order-confirmed',
    title: 'orderConfirmedTitle',
    template: '{@|apply order-confirmed}',
    context: { order },
  };
}
