import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { startDatabase } from './start-database.ts';

// Only the report goes to standard output, so that a program can read it.
async function main(): Promise<void> {
  const config = readConfig();
  prepareDataFolder(config.dataDir);
  const { database, close } = await startDatabase(config, { say: (sentence) => console.error(sentence) });
  try {
    const report = await checkInvariants(database, allInvariants);
    console.log(JSON.stringify(report, null, 2));
    if (!report.ok) process.exitCode = 1;
  } finally {
    await close();
  }
}

await exitWithMessage(main);
process.exit(process.exitCode);
