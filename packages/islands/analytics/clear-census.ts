import { censusCookies } from '@veranda/domain/analytics/conversion-cookie';
import { readCookie } from '../cart/read-cookie.ts';

/** Clears the cookies of the census where a site does not measure (storefront §9). */
export function clearCensus(): void {
  for (const name of censusCookies)
    if (readCookie(name) !== '') document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
