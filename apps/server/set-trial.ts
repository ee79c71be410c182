import { findSiteBySlug } from '@veranda/db/sites/reader';
import { setTrial } from '@veranda/db/sites/writer';
import { readTrialWish } from '@veranda/domain/sites/trial';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { startDatabase } from './start-database.ts';

const usage =
  'Usage: npm run trial -- <address word of the site> <last day such as 2026-12-31 | ended | paid | internal>';

// There is no billing: whoever runs the server extends a trial, ends it, or says that the site is paid.
async function main(): Promise<void> {
  const [slug = '', text = ''] = process.argv.slice(2);
  const wish = readTrialWish(text);
  if (!wish || slug === '') throw new Error(usage);
  const config = readConfig();
  prepareDataFolder(config.dataDir);
  const { database, close } = await startDatabase(config, { say: (sentence) => console.error(sentence) });
  try {
    const site = await database.global((tx) => findSiteBySlug(tx, slug));
    if (!site) throw new Error(`There is no site ${slug}.`);
    await database.forSite(site.id, (tx) => setTrial(tx, wish));
    const until = wish.status === 'trial' ? ` to the end of ${text} (UTC)` : '';
    console.log(`The site ${site.title} (${site.host}) is ${wish.status}${until}.`);
  } finally {
    await close();
  }
}

await exitWithMessage(main);
process.exit(process.exitCode);
