import type { SiteDetail } from '@veranda/contracts/sites';
import { mayWrite } from '../../shell/use-site.ts';

/** True when the member may make and change lists; the server checks it again. */
export function mayChangeMailingLists(site: SiteDetail): boolean {
  return mayWrite(site, 'forms') || mayWrite(site, 'campaigns');
}

/** True when the member may change subscribers. */
export function mayChangePeople(site: SiteDetail): boolean {
  return mayWrite(site, 'campaigns');
}

/** True when the member may see subscribers. */
export function maySeePeople(site: SiteDetail): boolean {
  return ['answers', 'campaigns'].some((area) => (site.rights[area] ?? 'none') !== 'none');
}
