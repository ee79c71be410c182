import { join } from 'node:path';
import { createApp } from '@veranda/server/app';
import type { Deps } from '@veranda/server/platform/deps';
import { openImagePipeline } from '@veranda/server/platform/images/child-image-pipeline';
import { openSiteDirectory } from '@veranda/server/platform/sites/open-site-directory';
import { openFolderStorage } from '@veranda/server/platform/storage/folder-storage';
import { announcement, ensureDemoSites } from './demo-sites.ts';
import type { Parts, Surroundings, WorkerPart } from './run-server.ts';
import { serverSettings } from './server-settings.ts';
import { openStarterLibrary } from './starter-library.ts';

/** The adapters that differ by installation. */
export interface ChosenAdapters {
  openPayments(parts: Omit<Deps, 'payments' | 'pages'>): Deps['payments'];
  openPages(parts: Omit<Deps, 'pages'>): Deps['pages'];
  startWorker(deps: Deps): Promise<WorkerPart>;
}

/** The product, as the start sees it: what it reaches outside is opened once and shared by web and worker. */
export function productParts(adapters: ChosenAdapters): Parts {
  let opened: Deps | undefined;
  const deps = (surroundings: Surroundings) => (opened ??= openDeps(surroundings, adapters));
  return {
    async prepare(surroundings) {
      if (surroundings.config.development)
        await ensureDemoSites(deps(surroundings), (line) => console.log(line));
    },
    openWeb: (surroundings) => createApp(deps(surroundings)),
    openWorker: (surroundings) => adapters.startWorker(deps(surroundings)),
    announce: (surroundings) => announcement(deps(surroundings)),
    async close() {
      await opened?.sites.close();
      await opened?.images.close();
    },
  };
}

function openDeps({ config, ...given }: Surroundings, adapters: ChosenAdapters): Deps {
  const settings = serverSettings(config);
  const images = openImagePipeline();
  const base = {
    ...given,
    settings,
    images,
    storage: openFolderStorage(join(config.dataDir, 'files')),
    sites: openSiteDirectory({ ...given, settings }),
    starters: openStarterLibrary(join(config.dataDir, 'starters'), images),
  };
  const withPayments = { ...base, payments: adapters.openPayments(base) };
  return { ...withPayments, pages: adapters.openPages(withPayments) };
}
