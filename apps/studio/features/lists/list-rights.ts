import type { SiteDetail } from '@veranda/contracts/sites';
import { mayWrite } from '../../shell/use-site.ts';

/** Whether the member may make and change lists; the server checks it again. */
export function mayChangeLists(site: SiteDetail): boolean {
  return mayWrite(site, 'forms') || mayWrite(site, 'campaigns');
}

/** Whether the member may change who is on a list. */
export function mayChangePeople(site: SiteDetail): boolean {
  return mayWrite(site, 'campaigns');
}

/** Whether the member may see who is on a list. */
export function maySeePeople(site: SiteDetail): boolean {
  return ['answers', 'campaigns'].some((area) => (site.rights[area] ?? 'none') !== 'none');
}
