import { DatabaseRefusal } from '@veranda/db/platform/database-refusal';
import { SettingRefusal } from './setting-values.ts';

/**
 * Runs a command. An error that the person at the terminal can correct is shown in one sentence, any other
 * with its stack; both end with exit code 1.
 */
export async function exitWithMessage(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const known = error instanceof SettingRefusal || error instanceof DatabaseRefusal;
    console.error(known ? error.message : error);
    process.exit(1);
  }
}
