import type { PurchaseScreen } from '@veranda/contracts/design';
import type { TweakPageType } from '@veranda/domain/design/tweaks';
import { slideTypes, type SlideType } from '@veranda/domain/slices/slice-kind';

/** A page that the design is looked at on. */
export type DesignScreenKey = 'home' | SlideType | 'account' | PurchaseScreen;

/** Screens by the page types of tweaks. */
export const screenOfPageType: Readonly<Record<TweakPageType, DesignScreenKey>> = {
  'splash page': 'cover-page',
  'lock screen': 'lock-screen',
  'popup overlay': 'popup-overlay',
  checkout: 'checkout',
  style: 'home',
  'sso page': 'sso-screen',
};

/** Screens in the order in which they are offered. */
export const designScreens = [
  'home',
  'cover-page',
  'lock-screen',
  'popup-overlay',
  'sso-screen',
  'account',
  'checkout',
  'order',
] as const satisfies readonly DesignScreenKey[];

/** True for a page of a purchase: it is the platform's own, in the brand of the site. */
export function isPurchaseScreen(screen: DesignScreenKey): screen is PurchaseScreen {
  return screen === 'checkout' || screen === 'order';
}

/** True for a screen that the owner makes: a site may have none. */
export function isSlideScreen(screen: DesignScreenKey): screen is SlideType {
  return slideTypes.some((type) => type === screen);
}
