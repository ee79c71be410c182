import type { SiteDetail } from '@veranda/contracts/sites';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<SiteDetail | null>(null);

/** The site of the screens below `/config/{site}`. */
export function useSite(): SiteDetail {
  const site = useContext(SiteContext);
  if (!site) throw new Error('a screen of a site stands outside of the site');
  return site;
}

/** True when the member may look at this area of the site. */
export function mayRead(site: SiteDetail, area: string): boolean {
  return site.rights[area] !== undefined && site.rights[area] !== 'none';
}

/** True when the member may change this area of the site; the server checks it again. */
export function mayWrite(site: SiteDetail, area: string): boolean {
  const level = site.rights[area];
  return level === 'write' || level === 'publish';
}
