import { createApp } from '@veranda/server/app';
import type { AppDeps } from '@veranda/server/app-deps';
import { startWorker } from '@veranda/server/worker';
import { announcement, keepDemoSites } from './demo-sites.ts';
import { createAdapters } from './create-deps.ts';
import type { AppModules, RuntimeContext } from './run-server.ts';
import { serverSettings } from './server-settings.ts';

/** The product, as the start sees it: what it reaches outside is opened once and shared by web and worker. */
export function createAppModules(): AppModules {
  let opened: AppDeps | undefined;
  let endDemoSites = (): void => {};
  const deps = ({ config, ...base }: RuntimeContext) =>
    (opened ??= createAdapters(base, serverSettings(config)));
  return {
    async prepare(context) {
      if (!context.config.development) return;
      endDemoSites = await keepDemoSites(deps(context), (sentence) => console.log(sentence));
    },
    createWeb: (context) => createApp(deps(context)),
    createWorker: (context) => startWorker(deps(context)),
    announce: (context) => announcement(deps(context)),
    async close() {
      endDemoSites();
      await opened?.hits.flush();
      await opened?.sites.close();
      await opened?.images.close();
      await opened?.pages.close();
      opened?.mail.close();
    },
  };
}
