import { callSite } from '../api/call-site.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/**
 * Takes over the language switch of a signed-in site user: the language that is chosen is remembered with the account
 * (administration §7, locale). Links of custom languages have no `data-language`: an account reads in none of them.
 */
export function enhanceLanguages(nav: HTMLElement): void {
  nav.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
    const language = link?.dataset['language'];
    if (language === undefined || !isSignedIn()) return;
    void callSite('POST /api/site-users/account/locale', {
      body: { language },
      crumb: readCookie('crumb'),
      // It arrives although the link is followed.
      keepalive: true,
    });
  });
}

function isSignedIn(): boolean {
  return /"authenticated":\s*true/.test(decodeURIComponent(readCookie('siteUserInfo')));
}
