import { join } from 'node:path';
import { allRoutes } from '@veranda/server/app';
import { auditedDatabase } from '@veranda/server/platform/audit/audit-scope';
import { createCaptcha } from '@veranda/server/platform/captcha/create-captcha';
import type { AppDeps } from '@veranda/server/app-deps';
import { createAcmeCertificates } from '@veranda/server/platform/certificates/acme-certificates';
import { createDomainProbe, laptopProbe } from '@veranda/server/platform/egress/domain-probe';
import { createAdobeKits, offlineKits } from '@veranda/server/platform/font-kits/font-kits';
import { createCachedMaps } from '@veranda/server/platform/maps/cached-maps';
import { createMaps } from '@veranda/server/platform/maps/create-maps';
import type { ServerSettings } from '@veranda/server/platform/settings';
import { reservedSlugsOf } from '@veranda/server/services/sites/pages/reserved-slugs';
import { createImagePipeline } from '@veranda/server/platform/images/child-image-pipeline';
import { createListServices } from '@veranda/server/features/mailing-lists/targets/create-list-services';
import { createFolderMailer, createSmtpMailer } from '@veranda/server/platform/mail/create-mailer';
import { createPageRenderer } from '@veranda/server/services/sites/pages/create-page-renderer';
import { fetchPicture } from '@veranda/server/services/sites/pictures/fetch-pictures';
import { createPayments } from '@veranda/server/platform/payments/create-payments';
import { createRates } from '@veranda/server/services/commerce/rates/create-rates';
import { createHitBuffer } from '@veranda/server/services/sites/visits/hit-buffer';
import { createSiteDirectory } from '@veranda/server/services/sites/directory/create-site-directory';
import { createFolderStorage } from '@veranda/server/platform/storage/folder-storage';
import { createS3Storage } from '@veranda/server/platform/storage/s3-storage';
import { createSiteTemplateLibrary } from './site-template-library.ts';

type Base = Pick<AppDeps, 'db' | 'log' | 'now' | 'newId' | 'random'>;

/**
 * Milliseconds for a picture of our own, which is well made: a machine may be busy with much else when it
 * first starts.
 */
const siteTemplateTime = 120_000;

/**
 * Chooses the adapters: those of a laptop, all of them complete. `instead` stands for those a caller brings.
 */
export function createAdapters(
  given: Base,
  settings: ServerSettings,
  instead: Partial<Pick<AppDeps, 'siteTemplates' | 'payments' | 'domainProbe' | 'fetchPicture'>> = {},
): AppDeps {
  const base = { ...given, db: auditedDatabase(given.db) };
  const images = createImagePipeline();
  const storage = storageOf(settings, base.now);
  const sites = createSiteDirectory({ ...base, settings });
  const siteTemplates =
    instead.siteTemplates ??
    createSiteTemplateLibrary(
      join(import.meta.dirname, '../../.cache/site-templates'),
      createImagePipeline({ time: siteTemplateTime }),
    );
  const payments = instead.payments ?? createPayments({ ...base, settings });
  const mail = mailerOf(settings);
  const captcha = createCaptcha({ ...base, settings });
  const services = createListServices({ ...base, settings, storage });
  const rates = createRates({ ...base, ...services, settings });
  const rest = {
    ...base,
    ...services,
    rates,
    settings,
    images,
    storage,
    sites,
    siteTemplates,
    payments,
    mail,
    captcha,
    domainProbe: domainProbeOf(settings),
    fetchPicture: (address: string) => fetchPicture(address),
    ...instead,
    certificates: settings.acme ? createAcmeCertificates(settings.acme) : null,
    ...createLookUps({ ...base, settings }),
  };
  return withAddresses({ ...rest, pages: createPageRenderer(rest) });
}

function storageOf({ s3, dataDir }: ServerSettings, now: AppDeps['now']): AppDeps['storage'] {
  return s3 ? createS3Storage(s3, now) : createFolderStorage(join(dataDir, 'files'));
}

function mailerOf({ smtpUrl, dataDir }: ServerSettings): AppDeps['mail'] {
  return smtpUrl ? createSmtpMailer(smtpUrl) : createFolderMailer(join(dataDir, 'mail'));
}

function domainProbeOf({ scheme }: ServerSettings): AppDeps['domainProbe'] {
  return scheme === 'http' ? laptopProbe : createDomainProbe();
}

// What is looked up elsewhere (places, and kits of fonts), and what waits to be counted.
function createLookUps(
  base: Pick<AppDeps, 'settings' | 'now' | 'db' | 'log'>,
): Pick<AppDeps, 'maps' | 'fontKits' | 'hits'> {
  const { settings, now } = base;
  return {
    hits: createHitBuffer(base),
    maps: createCachedMaps(createMaps(base), now),
    fontKits: settings.development ? offlineKits : createAdobeKits('https://typekit.com', now),
  };
}

// The routes are made of the very adapters that are asked for their addresses.
function withAddresses(adapters: Omit<AppDeps, 'reservedSlugs'>): AppDeps {
  let reserved: ReadonlySet<string> | null = null;
  const deps: AppDeps = {
    ...adapters,
    reservedSlugs: () => (reserved ??= reservedSlugsOf(allRoutes(deps))),
  };
  return deps;
}
