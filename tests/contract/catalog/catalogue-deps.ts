import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '@veranda/server/services/deps';
import { allRoutes } from '@veranda/server/app';
import { reservedSlugsOf } from '@veranda/server/services/sites/pages/reserved-slugs';
import { createImagePipeline } from '@veranda/server/platform/images/child-image-pipeline';
import { createSiteDirectory } from '@veranda/server/services/sites/directory/create-site-directory';
import type { SiteEntry } from '@veranda/server/services/sites/directory/site-directory';
import { fetchPicture } from '@veranda/server/services/sites/pictures/fetch-pictures';
import { createFolderStorage } from '@veranda/server/platform/storage/folder-storage';
import type { TestDatabase } from '../../support/test-database.ts';
import { newId } from './cast.ts';

/**
 * The surroundings of the catalogue's use cases: everything real, files in a folder that goes with the test.
 */
export interface CatalogueDeps extends Deps {
  site(id: string): Promise<SiteEntry>;
  end(): Promise<void>;
}

export async function createCatalogueDeps(db: TestDatabase): Promise<CatalogueDeps> {
  const folder = await mkdtemp(join(tmpdir(), 'veranda-catalogue-'));
  const quiet = { debug() {}, info() {}, warn() {}, error: console.error };
  const settings = { sitesDomain: 'localhost:4400', scheme: 'http', dataDir: folder };
  const images = createImagePipeline();
  const ports = { db, log: quiet, settings, now: Date.now, newId, images };
  const sites = createSiteDirectory(ports as never);
  const deps = {
    ...ports,
    sites,
    random: (count: number) => randomBytes(count),
    storage: createFolderStorage(folder),
    fetchPicture: (address: string) => fetchPicture(address),
    reservedSlugs: () => reservedSlugsOf(allRoutes({ settings, mail: { inbox: null } } as never)),
  };
  return {
    ...(deps as unknown as Deps),
    site: async (id) => {
      const entry = await sites.byId(id);
      if (!entry) throw new Error('no such site');
      return entry;
    },
    end: async () => {
      await sites.close();
      await images.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
