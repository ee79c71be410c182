import { type Decoder, decodeJson } from '@veranda/domain/decoders';

type Start = (mark: HTMLElement) => void;

// One chunk an island; those that are React share the one chunk of React.
const islands: Readonly<Record<string, () => Promise<Start>>> = {
  'product-form': async () => {
    const [{ enhanceProductForm }, { productFormProps }] = await Promise.all([
      import('@veranda/islands/product-form/enhance-product-form'),
      import('@veranda/islands/props/product-form-props'),
    ]);
    return (mark) => enhanceProductForm(mark as HTMLFormElement, propsOf(mark, productFormProps));
  },
  'quick-add': async () => {
    const { enhanceQuickAdd, quickAddProps } = await import(
      '@veranda/islands/product-form/enhance-quick-add'
    );
    return (mark) => enhanceQuickAdd(mark as HTMLFormElement, propsOf(mark, quickAddProps));
  },
  'quick-view': async () => {
    const { enhanceQuickView, quickViewProps } = await import(
      '@veranda/islands/quick-view/enhance-quick-view'
    );
    return (mark) => enhanceQuickView(mark as HTMLAnchorElement, propsOf(mark, quickViewProps));
  },
  'text-counter': async () => {
    const { enhanceTextCounter } = await import('@veranda/islands/text-counter/enhance-text-counter');
    return (mark) => enhanceTextCounter(mark as HTMLFormElement);
  },
  restock: async () => {
    const [{ enhanceRestock }, { restockProps }] = await Promise.all([
      import('@veranda/islands/restock/enhance-restock'),
      import('@veranda/islands/restock/sign-up'),
    ]);
    return (mark) => enhanceRestock(mark as HTMLFormElement, propsOf(mark, restockProps));
  },
  'cart-page': async () => {
    const { cartPageProps, enhanceCartPage } = await import('@veranda/islands/cart-page/enhance-cart-page');
    return (mark) => enhanceCartPage(mark, propsOf(mark, cartPageProps));
  },
  installments: async () => {
    const { enhanceInstallments, installmentProps } = await import(
      '@veranda/islands/installments/enhance-installments'
    );
    return (mark) => enhanceInstallments(mark as HTMLAnchorElement, propsOf(mark, installmentProps));
  },
  gallery: async () => {
    const { enhanceGallery, galleryProps } = await import('@veranda/islands/lightbox/enhance-gallery');
    return (mark) => enhanceGallery(mark, propsOf(mark, galleryProps));
  },
  slides: async () => {
    const { enhanceSlides, slidesProps } = await import('@veranda/islands/slides/enhance-slides');
    return (mark) => enhanceSlides(mark, propsOf(mark, slidesProps));
  },
  'background-video': async () => {
    const { enhanceBackgroundVideo } = await import(
      '@veranda/islands/background-video/enhance-background-video'
    );
    return (mark) => enhanceBackgroundVideo(mark as HTMLButtonElement);
  },
  embed: async () => {
    const { embedProps, enhanceEmbed } = await import('@veranda/islands/embed/enhance-embed');
    return (mark) => enhanceEmbed(mark, propsOf(mark, embedProps));
  },
  form: async () => {
    const { enhanceForm, formProps } = await import('@veranda/islands/form/enhance-form');
    return (mark) => enhanceForm(mark as HTMLFormElement, propsOf(mark, formProps));
  },
  popup: async () => {
    const { enhancePopup, popupProps } = await import('@veranda/islands/popup/enhance-popup');
    return (mark) => enhancePopup(mark as HTMLDialogElement, propsOf(mark, popupProps));
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
  languages: async () => {
    const { enhanceLanguages } = await import('@veranda/islands/languages/enhance-languages');
    return enhanceLanguages;
  },
  menu: async () => {
    const { enhanceMenu } = await import('@veranda/islands/menu/enhance-menu');
    return (mark) => enhanceMenu(mark as HTMLDetailsElement);
  },
  cart: async () => {
    const { cartProps, watchCart } = await import('@veranda/islands/pill/watch-cart');
    return (mark) => {
      const props = propsOf(mark, cartProps);
      watchCart(props, async () => {
        const { mountCart } = await import('./mount-cart.ts');
        return (view) => mountCart(mark, props, view);
      });
    };
  },
};

/** Takes over what the commerce formatters have printed (decision 0114, options). */
export async function startPublic(page: ParentNode): Promise<void> {
  const { enhancePublicMarkup } = await import('@veranda/islands/public-markup/enhance-public-markup');
  enhancePublicMarkup(page);
}

/** Starts the island of a mark. */
export async function start(mark: HTMLElement): Promise<void> {
  const begin = await islands[mark.dataset['island'] ?? '']?.();
  begin?.(mark);
}

function propsOf<Props>(mark: HTMLElement, decode: Decoder<Props>): Props {
  return decodeJson(decode, mark.dataset['props']);
}
