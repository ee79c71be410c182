import { readConfig } from './config.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { createAppModules } from './app-modules.ts';
import { runServer } from './run-server.ts';

await exitWithMessage(() => runServer(readConfig(), createAppModules()));
