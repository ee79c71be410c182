import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { insertAccount } from '@veranda/db/accounts/writer';
import { findDemoSites } from '@veranda/db/sites/reader';
import type { DemoSite } from '@veranda/demo/demo-site';
import { isRefusal } from '@veranda/domain/refusal';
import { demoLoginOf } from '@veranda/domain/sites/demo-login';
import { publishDraft } from '@veranda/server/features/publishing/publish-draft';
import { createSite } from '@veranda/server/features/sites/create-site';
import { picturesOf } from '@veranda/server/features/sites/site-template-images';
import type { AppDeps } from '@veranda/server/app-deps';
import { hashPassword } from '@veranda/server/platform/sessions/passwords';
import { fillDemoShop } from './fill-demo-shop.ts';
import { warmSiteTemplates } from './site-template-library.ts';

type Say = (line: string) => void;

/**
 * Makes and publishes the demo site of every site template that is missing, one after the other, and reports
 * the state of each; a second start finds them all. One that cannot be made ends nothing: it is logged, and
 * said. @returns whether all are there
 */
async function ensureDemoSites(deps: AppDeps, say: Say): Promise<boolean> {
  const present = new Set((await deps.db.global((tx) => findDemoSites(tx))).map((site) => site.slug));
  const missing = deps.siteTemplates.sites.filter((siteTemplate) => !present.has(siteTemplate.slug));
  if (missing.length > 0)
    say(`The studio is open at ${deps.settings.studioOrigin}/ while the demo sites are made, once.`);
  let made = 0;
  for (const [index, siteTemplate] of missing.entries()) {
    const keys = [...picturesOf(siteTemplate)];
    say(
      `Demo site ${index + 1} of ${missing.length}, ${siteTemplate.title}: drawing ${keys.length} pictures …`,
    );
    try {
      await warmSiteTemplates(deps.siteTemplates, keys, () => {});
      await makeDemoSite(deps, siteTemplate);
      made += 1;
    } catch (error) {
      deps.log.error({ err: error, slug: siteTemplate.slug }, 'a demo site could not be made');
      say(`${siteTemplate.title} could not be made now. It is tried again.`);
    }
  }
  return made === missing.length;
}

/** Milliseconds until demo sites that could not be made are tried again. */
const againAfter = 60_000;

/**
 * Makes the demo sites, and tries those that could not be made again and again in the background. @returns
 * what ends that
 */
export async function keepDemoSites(deps: AppDeps, say: Say, pause = againAfter): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const attempt = async (): Promise<void> => {
    const areThere = await ensureDemoSites(deps, say).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the demo sites could not be looked at');
      return false;
    });
    if (areThere || isOver) return;
    timer = setTimeout(() => void attempt(), pause);
    timer.unref();
  };
  await attempt();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function makeDemoSite(deps: AppDeps, siteTemplate: DemoSite): Promise<void> {
  const accountId = await ensureAccount(deps, demoLoginOf(siteTemplate.slug));
  const { title: name, slug } = siteTemplate;
  const made = await createSite(deps, { name, slug, siteTemplate, accountId, isDemo: true });
  // Another process may have been faster; the slug is unique, so there is one site whoever made it.
  if (isRefusal(made)) return;
  const site = await deps.sites.byId(made.siteId);
  if (!site) throw new Error('a demo site that was just made is missing');
  const published = await publishDraft(deps, site, { accountId, note: 'The demo, as it ships' });
  await fillDemoShop(deps, site);
  if (isRefusal(published)) throw new Error(`the demo site ${slug} cannot be published`);
}

/** The account of a login, made where it is missing. */
async function ensureAccount(
  deps: Pick<AppDeps, 'db' | 'newId'>,
  login: { readonly email: string; readonly password: string },
): Promise<string> {
  const known = await deps.db.global((tx) => findAccountByEmail(tx, login.email));
  if (known) return known.id;
  const id = deps.newId();
  const passwordHash = await hashPassword(login.password);
  const made = await deps.db.global((tx) =>
    insertAccount(tx, { id, email: login.email, passwordHash, name: '' }),
  );
  return made ? id : ensureAccount(deps, login);
}

/** The lines that a start prints: addresses of the studio and of the demo sites, and the demo logins. */
export async function announcement(deps: Pick<AppDeps, 'db' | 'settings'>): Promise<string[]> {
  const { settings } = deps;
  const lines = ['', `  Studio      ${settings.studioOrigin}/`];
  if (!settings.development) return lines;
  const sites = await deps.db.global((tx) => findDemoSites(tx));
  for (const site of sites) lines.push(`  ${site.title.padEnd(11)} ${settings.scheme}://${site.host}/`);
  lines.push('');
  for (const site of sites) {
    const login = demoLoginOf(site.slug);
    lines.push(`  Log in as   ${login.email}   ${login.password}`);
  }
  lines.push(`  Mail        ${settings.studioOrigin}/_mail`, '', 'Ready. Ctrl-C stops everything.');
  return lines;
}
