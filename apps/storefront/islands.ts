import type { CartProps } from '@veranda/contracts/islands';

type Start = (mark: HTMLElement, props: never) => void;

// One chunk an island; those that are React share the one chunk of React.
const islands: Readonly<Record<string, () => Promise<Start>>> = {
  'product-form': async () => {
    const { attachProductForm } = await import('@veranda/islands/product-form/attach-product-form');
    return (mark, props) => attachProductForm(mark as HTMLFormElement, props);
  },
  'quick-add': async () => {
    const { attachQuickAdd } = await import('@veranda/islands/product-form/attach-quick-add');
    return (mark, props) => attachQuickAdd(mark as HTMLFormElement, props);
  },
  'quick-view': async () => {
    const { attachQuickView } = await import('@veranda/islands/quick-view/attach-quick-view');
    return (mark, props) => attachQuickView(mark as HTMLAnchorElement, props);
  },
  'text-counter': async () => {
    const { attachTextCounter } = await import('@veranda/islands/text-counter/attach-text-counter');
    return (mark) => attachTextCounter(mark as HTMLFormElement);
  },
  restock: async () => {
    const { attachRestock } = await import('@veranda/islands/restock/attach-restock');
    return (mark, props) => attachRestock(mark as HTMLFormElement, props);
  },
  'cart-page': async () => {
    const { attachCartPage } = await import('@veranda/islands/cart-page/attach-cart-page');
    return attachCartPage;
  },
  installments: async () => {
    const { attachInstallments } = await import('@veranda/islands/installments/attach-installments');
    return (mark, props) => attachInstallments(mark as HTMLAnchorElement, props);
  },
  gallery: async () => {
    const { attachGallery } = await import('@veranda/islands/lightbox/attach-gallery');
    return attachGallery;
  },
  form: async () => {
    const { attachForm } = await import('@veranda/islands/form/attach-form');
    return (mark, props) => attachForm(mark as HTMLFormElement, props);
  },
  search: async () => {
    const { attachSearch } = await import('@veranda/islands/search/attach-search');
    return (mark) => attachSearch(mark as HTMLFormElement);
  },
  'login-captcha': async () => {
    const { attachLoginCaptcha } = await import('@veranda/islands/account/attach-login-captcha');
    return attachLoginCaptcha;
  },
  'password-meter': async () => {
    const { attachPasswordMeter } = await import('@veranda/islands/account/attach-password-meter');
    return attachPasswordMeter;
  },
  'log-out': async () => {
    const { attachLogOut } = await import('@veranda/islands/account/attach-log-out');
    return (mark) => attachLogOut(mark as HTMLFormElement);
  },
  menu: async () => {
    const { attachMenu } = await import('@veranda/islands/menu/attach-menu');
    return (mark) => attachMenu(mark as HTMLDetailsElement);
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
  const { attachPublicMarkup } = await import('@veranda/islands/public-markup/attach-public-markup');
  attachPublicMarkup(page);
}

/** Starts the island of a mark. */
export async function start(mark: HTMLElement): Promise<void> {
  const begin = await islands[mark.dataset['island'] ?? '']?.();
  begin?.(mark, JSON.parse(mark.dataset['props'] ?? '{}') as never);
}
