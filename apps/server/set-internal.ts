import { setInternal } from '@veranda/db/accounts/writer';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { startDatabase } from './start-database.ts';

const usage = 'Usage: npm run internal -- <email address of the account> <yes | no>';

async function main(): Promise<void> {
  const [email = '', wish = ''] = process.argv.slice(2);
  if (email === '' || !['yes', 'no'].includes(wish)) throw new Error(usage);
  const config = readConfig();
  prepareDataFolder(config.dataDir);
  const { database, close } = await startDatabase(config, { say: (sentence) => console.error(sentence) });
  try {
    const isInternal = wish === 'yes';
    const account = { email: email.trim().toLowerCase(), isInternal };
    if (!(await database.global((tx) => setInternal(tx, account))))
      throw new Error(`There is no account ${account.email}.`);
    console.log(`The account ${account.email} is ${isInternal ? 'of the operator' : 'an ordinary one'}.`);
  } finally {
    await close();
  }
}

await exitWithMessage(main);
process.exit(process.exitCode);
