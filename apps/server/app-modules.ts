import { createApp } from '@veranda/server/app';
import type { AppDeps } from '@veranda/server/app-deps';
import { startWorker } from '@veranda/server/worker';
import { announcement, keepDemoSites } from './demo-sites.ts';
import { openAdapters } from './open-deps.ts';
import type { AppModules, RuntimeContext } from './run-server.ts';
import { serverSettings } from './server-settings.ts';

/** The product, as the start sees it: what it reaches outside is opened once and shared by web and worker. */
export function createAppModules(): AppModules {
  let opened: AppDeps | undefined;
  let endDemoSites = (): void => {};
  const deps = ({ config, ...base }: RuntimeContext) =>
    (opened ??= openAdapters(base, serverSettings(config)));
  return {
    async prepare(surroundings) {
      if (!surroundings.config.development) return;
      endDemoSites = await keepDemoSites(deps(surroundings), (sentence) => console.log(sentence));
    },
    openWeb: (surroundings) => createApp(deps(surroundings)),
    openWorker: (surroundings) => startWorker(deps(surroundings)),
    announce: (surroundings) => announcement(deps(surroundings)),
    async close() {
      endDemoSites();
      await opened?.sites.close();
      await opened?.images.close();
      await opened?.pages.close();
      opened?.mail.close();
    },
  };
}
