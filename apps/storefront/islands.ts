import type { CartProps } from '@veranda/contracts/islands';

type Start = (mark: HTMLElement, props: never) => void;

// One chunk an island; those that are React share the one chunk of React.
const islands: Readonly<Record<string, () => Promise<Start>>> = {
  'product-form': async () => {
    const { enhanceProductForm } = await import('@veranda/islands/product-form/enhance-product-form');
    return (mark, props) => enhanceProductForm(mark as HTMLFormElement, props);
  },
  'quick-add': async () => {
    const { enhanceQuickAdd } = await import('@veranda/islands/product-form/enhance-quick-add');
    return (mark, props) => enhanceQuickAdd(mark as HTMLFormElement, props);
  },
  'quick-view': async () => {
    const { enhanceQuickView } = await import('@veranda/islands/quick-view/enhance-quick-view');
    return (mark, props) => enhanceQuickView(mark as HTMLAnchorElement, props);
  },
  'text-counter': async () => {
    const { enhanceTextCounter } = await import('@veranda/islands/text-counter/enhance-text-counter');
    return (mark) => enhanceTextCounter(mark as HTMLFormElement);
  },
  restock: async () => {
    const { enhanceRestock } = await import('@veranda/islands/restock/enhance-restock');
    return (mark, props) => enhanceRestock(mark as HTMLFormElement, props);
  },
  'cart-page': async () => {
    const { enhanceCartPage } = await import('@veranda/islands/cart-page/enhance-cart-page');
    return enhanceCartPage;
  },
  installments: async () => {
    const { enhanceInstallments } = await import('@veranda/islands/installments/enhance-installments');
    return (mark, props) => enhanceInstallments(mark as HTMLAnchorElement, props);
  },
  gallery: async () => {
    const { enhanceGallery } = await import('@veranda/islands/lightbox/enhance-gallery');
    return enhanceGallery;
  },
  form: async () => {
    const { enhanceForm } = await import('@veranda/islands/form/enhance-form');
    return (mark, props) => enhanceForm(mark as HTMLFormElement, props);
  },
  search: async () => {
    const { enhanceSearch } = await import('@veranda/islands/search/enhance-search');
    return (mark) => enhanceSearch(mark as HTMLFormElement);
  },
  'login-captcha': async () => {
    const { enhanceLoginCaptcha } = await import('@veranda/islands/account/enhance-login-captcha');
    return enhanceLoginCaptcha;
  },
  'password-meter': async () => {
    const { enhancePasswordMeter } = await import('@veranda/islands/account/enhance-password-meter');
    return enhancePasswordMeter;
  },
  'log-out': async () => {
    const { enhanceLogOut } = await import('@veranda/islands/account/enhance-log-out');
    return (mark) => enhanceLogOut(mark as HTMLFormElement);
  },
  menu: async () => {
    const { enhanceMenu } = await import('@veranda/islands/menu/enhance-menu');
    return (mark) => enhanceMenu(mark as HTMLDetailsElement);
  },
  cart: async () => {
    const { watchCart } = await import('@veranda/islands/pill/watch-cart');
    return (mark, props: CartProps) =>
      watchCart(props, async () => {
        const { mountCart } = await import('./mount-cart.ts');
        return (view) => mountCart(mark, props, view);
      });
  },
};

/** Takes over what the commerce formatters have printed (decisions, markup of the shop). */
export async function startPublic(page: ParentNode): Promise<void> {
  const { enhancePublicMarkup } = await import('@veranda/islands/public-markup/enhance-public-markup');
  enhancePublicMarkup(page);
}

/** Starts the island of a mark. */
export async function start(mark: HTMLElement): Promise<void> {
  const begin = await islands[mark.dataset['island'] ?? '']?.();
  begin?.(mark, JSON.parse(mark.dataset['props'] ?? '{}') as never);
}
