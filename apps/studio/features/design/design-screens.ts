import type { PurchaseScreen } from '@veranda/contracts/design';
import type { TweakPageType } from '@veranda/domain/design/tweaks';
import type { SlideType } from '@veranda/domain/slices/slice-kind';

/** A screen that the design is looked at on, beside the home page. */
export type SlideScreen = SlideType;
export type DesignScreenKey = 'home' | SlideScreen | PurchaseScreen;

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
  'checkout',
  'order',
] as const satisfies readonly DesignScreenKey[];

/** True for a page of a purchase: it is the platform's own, in the brand of the site. */
export function isPurchaseScreen(screen: DesignScreenKey): screen is PurchaseScreen {
  return screen === 'checkout' || screen === 'order';
}
