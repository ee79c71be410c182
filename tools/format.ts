import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
const { status } = spawnSync(biome, ['format', '--write', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
