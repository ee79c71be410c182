import { consentAttribute, cookieSettingsFragment } from '@veranda/contracts/visit-facts';
import { keepConsent } from './visitor.ts';

interface BannerParts {
  /** It asks now; otherwise it waits for a link to it. */
  readonly isDue: boolean;
  readonly answered: (agreed: boolean) => void;
}

/**
 * Shows the banner that asks for consent where it is due, and again for who follows a link to the cookie settings. It is
 * hidden without this script and in nobody's way: the page goes on below it.
 */
export function watchConsent(banner: HTMLElement, { isDue, answered }: BannerParts): void {
  banner.hidden = !isDue;
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest(`button[${consentAttribute}]`);
    if (!button) return;
    const agreed = button.getAttribute(consentAttribute) === 'yes';
    keepConsent(agreed);
    banner.hidden = true;
    answered(agreed);
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`a[href$="${cookieSettingsFragment}"]`)) return;
    event.preventDefault();
    banner.hidden = false;
    banner.querySelector('button')?.focus();
  });
}
