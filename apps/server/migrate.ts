import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { startDatabase } from './start-database.ts';

async function main(): Promise<void> {
  const config = readConfig();
  prepareDataFolder(config.dataDir);
  const { close } = await startDatabase(config, { say: (sentence) => console.log(sentence) });
  await close();
  console.log('The database is up to date.');
}

await exitWithMessage(main);
