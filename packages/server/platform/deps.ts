import type { Database } from '@veranda/db/platform/database';
import type { Captcha } from './captcha/captcha.ts';
import type { Certificates } from './certificates/certificates.ts';
import type { DomainProbe } from './egress/domain-probe.ts';
import type { Outbound } from './egress/outbound.ts';
import type { ImagePipeline } from './images/image-pipeline.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Logger } from './observe/logger.ts';
import type { Payments } from './payments/payments.ts';
import type { ServerSettings } from './settings.ts';
import type { FileStorage } from './storage/file-storage.ts';

/**
 * Dependencies of every use case outside the pure rules: the database, a clock, chance, and the platform's
 * ports.
 */
export interface PlatformDeps {
  readonly db: Database;
  readonly settings: ServerSettings;
  readonly log: Logger;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** A fresh UUIDv7. */
  readonly newId: () => string;
  /** `bytes` random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly storage: FileStorage;
  readonly images: ImagePipeline;
  readonly payments: Payments;
  readonly mail: Mailer;
  readonly outbound: Outbound;
  readonly captcha: Captcha;
  readonly domainProbe: DomainProbe;
  /** Null where the servers in front of the product have the certificates. */
  readonly certificates: Certificates | null;
}
