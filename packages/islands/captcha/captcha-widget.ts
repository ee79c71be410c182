import {
  type CaptchaAction,
  type CaptchaDocument,
  type CaptchaService,
  type CaptchaSource,
  executeCaptcha,
  loadService,
} from './captcha-service.ts';

/** A captcha of the service in its container: executed, reset, destroyed (administration §4, captcha). */
export interface CaptchaWidget {
  /** A token; null when the service gives none. */
  execute(action: CaptchaAction): Promise<string | null>;
  reset(): void;
  destroy(): void;
}

interface CaptchaLook extends CaptchaSource {
  readonly theme: 'light' | 'dark';
}

/** Below this many pixels of its container a captcha is compact. */
const compactBelow = 320;

/** Size of a captcha in a container of this width. */
export function captchaSize(width: number): 'compact' | 'normal' {
  return width < compactBelow ? 'compact' : 'normal';
}

/**
 * Draws the captcha, loading the service on demand; nothing without a site key. A container that is none is
 * said in the console.
 */
export async function createCaptchaWidget(
  container: HTMLElement | null,
  look: CaptchaLook,
  page: CaptchaDocument = document,
): Promise<CaptchaWidget | null> {
  if (look.siteKey === '') return null;
  if (!container) {
    console.error('the captcha has no container');
    return null;
  }
  const service = await loadService(look, page);
  return widgetIn(container, look, service);
}

function widgetIn(container: HTMLElement, look: CaptchaLook, service: CaptchaService): CaptchaWidget {
  const { siteKey, theme } = look;
  const widget = drawn(service, container, {
    sitekey: siteKey,
    theme,
    size: captchaSize(container.clientWidth),
  });
  let isGone = false;
  return {
    execute: (action) => executeCaptcha(isGone ? undefined : service, siteKey, action),
    reset() {
      if (widget !== null && !isGone) service.reset?.(widget);
    },
    destroy() {
      isGone = true;
      container.replaceChildren();
    },
  };
}

// Keys that only score have nothing to draw, and the service says so by a throw.
function drawn(service: CaptchaService, container: HTMLElement, options: object): number | null {
  try {
    return service.render?.(container, options) ?? null;
  } catch {
    return null;
  }
}
