import { demoLoginOf } from '@veranda/domain/sites/demo-login';
import { findDemoSites } from '@veranda/db/sites/reader';
import type { Deps } from '../../services/deps.ts';

/** Logins of the demo sites, shown on the login screen of a developer's machine and nowhere else. */
export async function demoLogins(
  deps: Pick<Deps, 'db' | 'settings'>,
): Promise<{ site: string; email: string; password: string }[]> {
  if (!deps.settings.development) return [];
  const sites = await deps.db.global((tx) => findDemoSites(tx));
  return sites.map((site) => ({ site: site.title, ...demoLoginOf(site.slug) }));
}
