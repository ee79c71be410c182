import { requireNode } from './require-node.mjs';

requireNode(18);
import('./launch.mjs').then(({ launch }) => launch('tools/run-tests.ts', process.argv.slice(2)));
