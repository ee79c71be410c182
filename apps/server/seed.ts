import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { insertAccount } from '@veranda/db/accounts/writer';
import { insertSeedAnswer, insertSiteUser } from '@veranda/db/sites/seed-writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { contributorRoles } from '@veranda/domain/contributors/codes';
import { isRefusal } from '@veranda/domain/refusal';
import { publishDraft } from '@veranda/server/features/publishing/publish-draft';
import { createSite } from '@veranda/server/features/sites/create-site';
import type { AppDeps } from '@veranda/server/app-deps';
import { createLogger } from '@veranda/server/platform/observe/logger';
import { hashPassword } from '@veranda/server/platform/sessions/passwords';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { createAdapters } from './create-deps.ts';
import { placeSeedOrder } from './seed-order.ts';
import { seededRandom, seedSiteTemplate } from './seed-site-template.ts';
import { serverSettings } from './server-settings.ts';
import { startDatabase } from './start-database.ts';

interface Wanted {
  readonly sites: number;
  readonly products: number;
  readonly seed: string;
  readonly json: boolean;
}

/** Facts of a seeded site that are printed. */
interface SeededSite {
  readonly id: string;
  readonly host: string;
  readonly canary: string;
  readonly collection: string;
  readonly products: readonly {
    id: string;
    url: string;
    variants: readonly { sku: string; stock: number | null }[];
  }[];
  readonly logins: readonly { role: string; email: string; password: string }[];
  readonly members: readonly { email: string; password: string }[];
}

await exitWithMessage(main);

/** `npm run seed -- --sites N --products K --rng S --json`: works beside a running server. */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const config = readConfig();
  prepareDataFolder(config.dataDir);
  const log = createLogger('error');
  const say = (line: string): void => void (wanted.json || console.log(line));
  const started = await startDatabase(config, { say, onConnectionLost: () => {} });
  const base = {
    db: started.database,
    log,
    now: Date.now,
    newId: () => randomUUIDv7(),
    random: (bytes: number) => randomBytes(bytes),
  };
  const deps = createAdapters(base, serverSettings(config));
  if (deps.settings.stripe.account)
    console.error('No orders are placed: with Stripe’s keys set there is no gateway that takes a test card.');
  try {
    const sites: SeededSite[] = [];
    for (let n = 1; n <= wanted.sites; n += 1) {
      sites.push(await seedSite(deps, wanted, n));
      say(`Seeded ${n} of ${wanted.sites} sites`);
    }
    if (wanted.json) console.log(JSON.stringify({ sites }));
  } finally {
    await deps.sites.close();
    await deps.images.close();
    deps.mail.close();
    await started.close();
  }
}

async function seedSite(deps: AppDeps, wanted: Wanted, n: number): Promise<SeededSite> {
  const random = seededRandom(`${wanted.seed}:${n}`);
  const mark = Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  const canary = `canary${mark}${n}`;
  const slug = `seed-${wanted.seed}-${n}-${randomBytes(3).toString('hex')}`
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '');
  const password = `seed pass phrase ${mark}`;
  const passwordHash = await hashPassword(password);
  const owner = await insertSeedAccount(deps, { role: 'owner', slug, passwordHash });
  const siteTemplate = seedSiteTemplate({ slug, canary, products: wanted.products, random });
  const made = await createSite(deps, {
    name: siteTemplate.title,
    slug,
    siteTemplate,
    accountId: owner.id,
    canary,
  });
  if (isRefusal(made)) throw new Error(`the site ${slug} was refused: ${made.code}`);
  const site = await deps.sites.byId(made.siteId);
  if (!site) throw new Error('a site that was just made is missing');
  const published = await publishDraft(deps, site, { accountId: owner.id, note: canary });
  if (isRefusal(published)) throw new Error(`the site ${slug} cannot be published: ${published.code}`);
  const logins = [{ role: 'owner', email: owner.email, password }];
  for (const [code, role] of Object.entries(contributorRoles)) {
    const contributor = await insertSeedAccount(deps, { role, slug, passwordHash });
    const membership = { accountId: contributor.id, roles: [Number(code)], isOwner: false };
    await deps.db.forSite(site.id, (tx) => insertMembership(tx, membership));
    logins.push({ role, email: contributor.email, password });
  }
  const member = { email: `member@${slug}.example`, password };
  await deps.db.forSite(site.id, async (tx) => {
    await insertSiteUser(tx, { id: deps.newId(), email: member.email, passwordHash });
    await insertSeedAnswer(tx, { canary, newId: deps.newId });
  });
  const placed = await placeSeedOrder(deps, site, canary);
  return { id: site.id, host: site.host, canary, ...placed, logins, members: [member] };
}

async function insertSeedAccount(
  deps: AppDeps,
  {
    role,
    slug,
    passwordHash,
  }: { readonly role: string; readonly slug: string; readonly passwordHash: string },
): Promise<{ id: string; email: string }> {
  const account = { id: deps.newId(), email: `${role.replaceAll(' ', '-')}@${slug}.example` };
  await deps.db.global((tx) => insertAccount(tx, { ...account, passwordHash, name: role }));
  return account;
}

function readArguments(args: readonly string[]): Wanted {
  const value = (name: string, otherwise: string): string => {
    const index = args.indexOf(`--${name}`);
    return index < 0 ? otherwise : (args[index + 1] ?? otherwise);
  };
  const count = (name: string, most: number, otherwise: string): number => {
    const text = value(name, otherwise);
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1 || number > most) {
      console.error(`--${name} must be a whole number from 1 to ${most}.`);
      process.exit(1);
    }
    return number;
  };
  return {
    sites: count('sites', 10_000, '1'),
    products: count('products', 10_000, '10'),
    seed: value('rng', '1').slice(0, 20),
    json: args.includes('--json'),
  };
}
