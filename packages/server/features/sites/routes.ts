import {
  checkSiteName,
  createSite as createSiteCall,
  dismissNotice,
  getOverview,
  getSettings,
  getSite,
  listMembers,
  listSites,
  listThemes,
  saveSettings,
} from '@veranda/contracts/sites';
import { dismissNotice as dismiss } from '@veranda/db/sites/notices';
import { findMembers, findSitesOfAccount } from '@veranda/db/sites/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import type { SiteTemplateDeps } from './site-template-library.ts';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { checkName } from './check-name.ts';
import { createSite } from './create-site.ts';
import { lockRoutes } from './lock-routes.ts';
import { readOverview } from './overview.ts';
import { presentSite, presentSiteCard } from './present.ts';
import { themePictureRoutes } from './theme-pictures.ts';
import { injectedCodeRoutes } from './injected-code.ts';
import { redirectRoutes } from './redirects.ts';
import { readSettings, writeSettings } from './settings.ts';

/** Making and describing sites. */
export function siteRoutes(deps: SiteTemplateDeps): Route[] {
  return [
    ...themePictureRoutes(deps),
    ...lockRoutes(deps),
    ...injectedCodeRoutes(deps),
    ...redirectRoutes(deps),
    route(checkSiteName, async (call) => checkName(deps, call.query.name)),
    route(listThemes, async () => ({
      themes: deps.siteTemplates.sites.map((siteTemplate) => themeCard(deps, siteTemplate)),
    })),
    route(createSiteCall, async (call) => {
      const siteTemplate = deps.siteTemplates.templates.find(
        (template) => template.theme === call.body.theme,
      );
      if (!siteTemplate) return refuse('unknown-theme', { field: 'theme' });
      const made = await createSite(deps, { ...call.body, siteTemplate, accountId: accountOf(call).id });
      if (isRefusal(made)) return made;
      const site = (await sitesOf(deps, accountOf(call).id)).find(({ id }) => id === made.siteId);
      if (!site) throw new Error('a site that was just made is missing');
      return { site };
    }),
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
    route(listMembers, async (call) => {
      const site = siteOf(call);
      const rows = await deps.db.forSite(site.id, (tx) => findMembers(tx));
      return { members: rows.map(presentMember) };
    }),
  ];
}

function presentMember(row: Awaited<ReturnType<typeof findMembers>>[number]) {
  return {
    accountId: row.accountId,
    email: row.email,
    name: row.name,
    roles: row.roles,
    isOwner: row.isOwner,
  };
}

async function sitesOf(deps: SiteTemplateDeps, accountId: string) {
  const rows = await deps.db.global((tx) => findSitesOfAccount(tx, accountId), { accountId });
  return rows.map((row) => presentSiteCard(deps, row));
}

function themeCard(deps: SiteTemplateDeps, siteTemplate: SiteTemplateDeps['siteTemplates']['sites'][number]) {
  return {
    key: siteTemplate.theme,
    title: siteTemplate.title,
    pitch: siteTemplate.pitch,
    demoUrl: deps.settings.development
      ? `${deps.settings.scheme}://${siteTemplate.slug}.${deps.settings.sitesDomain}/`
      : null,
    pictureUrls: [1, 2, 3].map((n) => `/theme-pictures/${siteTemplate.theme}/${n}.webp`),
  };
}
