import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const oxlint = join(import.meta.dirname, '../node_modules/.bin/oxlint');
const { status } = spawnSync(oxlint, ['--type-aware', '--type-check', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
