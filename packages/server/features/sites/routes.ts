import {
  checkSiteName,
  createSite as createSiteCall,
  dismissNotice,
  getOverview,
  getSettings,
  getSite,
  listSites,
  saveSettings,
} from '@veranda/contracts/sites';
import { dismissNotice as dismiss } from '@veranda/db/sites/notices';
import { findSitesOfAccount } from '@veranda/db/sites/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { availabilityRoutes } from './availability-routes.ts';
import { checkName } from './check-name.ts';
import { createSite } from './create-site.ts';
import { injectedCodeRoutes } from './injected-code.ts';
import { readOverview } from './overview.ts';
import { presentSite, presentSiteCard } from './present.ts';
import { redirectRoutes } from './redirects.ts';
import { sampleContentRoutes } from './sample-content-routes.ts';
import { readSettings, writeSettings } from './settings.ts';
import type { SiteTemplateDeps } from './site-template-library.ts';
import { templateRoutes } from './template-routes.ts';
import { themePictureRoutes } from './theme-pictures.ts';

/** Making and describing sites. */
export function siteRoutes(deps: SiteTemplateDeps): Route[] {
  return [
    ...templateRoutes(deps),
    ...themePictureRoutes(deps),
    ...availabilityRoutes(deps),
    ...injectedCodeRoutes(deps),
    ...redirectRoutes(deps),
    ...sampleContentRoutes(deps),
    route(checkSiteName, async (call) => checkName(deps, call.query.name)),
    route(createSiteCall, async (call) => makeSite(deps, accountOf(call).id, call.body)),
    route(listSites, async (call) => ({ sites: await sitesOf(deps, accountOf(call).id) })),
    route(getSite, async (call) => ({
      site: await presentSite(deps, siteOf(call), { account: accountOf(call), member: memberOf(call) }),
    })),
    route(getOverview, async (call) => readOverview(deps, siteOf(call), memberOf(call))),
    route(dismissNotice, async (call) => {
      const { id } = siteOf(call);
      const isDone = await deps.db.forSite(id, (tx) => dismiss(tx, call.params.notice));
      return isDone ? { dismissed: true as const } : refuse('not-found');
    }),
    route(getSettings, async (call) => readSettings(deps, siteOf(call))),
    route(saveSettings, async (call) => writeSettings(deps, siteOf(call), call.body)),
  ];
}

interface NewSiteBody {
  readonly name: string;
  readonly slug?: string;
  readonly template?: string;
  readonly theme?: string;
}

async function makeSite(
  deps: SiteTemplateDeps,
  accountId: string,
  { name, slug, template, theme }: NewSiteBody,
) {
  const key = template ?? theme;
  const siteTemplate = deps.siteTemplates.templates.find((each) => each.slug === key);
  if (!siteTemplate)
    return refuse('unknown-template', { field: template === undefined ? 'theme' : 'template' });
  const wanted = { name, ...(slug === undefined ? {} : { slug }), siteTemplate };
  const made = await createSite(deps, { ...wanted, accountId });
  if (isRefusal(made)) return made;
  const site = (await sitesOf(deps, accountId)).find(({ id }) => id === made.siteId);
  if (!site) throw new Error('a site that was just made is missing');
  return { site };
}

async function sitesOf(deps: SiteTemplateDeps, accountId: string) {
  const rows = await deps.db.global((tx) => findSitesOfAccount(tx, accountId), { accountId });
  return rows.map((row) => presentSiteCard(deps, row));
}
