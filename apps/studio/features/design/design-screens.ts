import type { TweakPageType } from '@veranda/domain/design/tweaks';
import type { SlideType } from '@veranda/domain/slices/slice-kind';

/** A screen that the design is looked at on, beside the home page. */
export type SlideScreen = SlideType;
export type DesignScreenKey = 'home' | SlideScreen;

/** Screens by the page types of tweaks; the checkout is none that the canvas draws. */
export const screenOfPageType: Readonly<Record<TweakPageType, DesignScreenKey>> = {
  'splash page': 'cover-page',
  'lock screen': 'lock-screen',
  'popup overlay': 'popup-overlay',
  checkout: 'home',
  style: 'home',
  'sso page': 'sso-screen',
};

/** Screens in the order in which they are offered. */
export const designScreens = ['home', 'cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;
