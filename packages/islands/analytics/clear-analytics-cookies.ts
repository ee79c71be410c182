import { cookieLine } from '@veranda/contracts/cookies';
import { censusCookies } from '@veranda/domain/analytics/conversion-cookie';

/**
 * Clears the cookies of the census where a site does not measure (storefront §9), those without the prefix
 * too.
 */
export function clearAnalyticsCookies(): void {
  for (const name of censusCookies)
    for (const secure of [true, false])
      if (document.cookie.includes(`${name}=`)) document.cookie = cookieLine(name, '', { secure, maxAge: 0 });
}
