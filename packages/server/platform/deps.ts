import type { Database } from '@veranda/db/platform/database';
import type { Captcha } from './captcha/captcha.ts';
import type { RecaptchaSettings } from './captcha/recaptcha.ts';
import type { CrumbKey } from './crumb/crumb.ts';
import type { Outbound } from './egress/outbound.ts';
import type { ImagePipeline } from './images/image-pipeline.ts';
import type { AudienceService } from './lists/audience-service.ts';
import type { SpreadsheetService } from './lists/spreadsheet-service.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { Payments } from './payments/payments.ts';
import type { Rates } from './shipping/rates.ts';
import type { SealKey } from './secrets/seal.ts';
import type { SiteDirectory } from './sites/site-directory.ts';
import type { StarterLibrary } from './starters/starter-library.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What the application is told about its surroundings; `apps/server/config.ts` makes it from the environment. */
export interface ServerSettings {
  /** `http://localhost:4400`: scheme, host and port of the studio, without a trailing slash. */
  readonly studioOrigin: string;
  /** `localhost:4400`: a site answers at `<slug>.<sitesDomain>`. */
  readonly sitesDomain: string;
  /** `http` or `https`: of every site's canonical address. */
  readonly scheme: 'http' | 'https';
  /** Keys of the crumb by key id, newest first; each at least 32 bytes. */
  readonly crumbKeys: readonly CrumbKey[];
  /** Keys that secrets of sites are sealed with at rest, newest first. */
  readonly sealKeys: readonly SealKey[];
  readonly stripe: StripeSettings;
  /** True on a machine of a developer: `/_mail`, the test gateway, demo logins. */
  readonly development: boolean;
  /** Addresses (CIDR or single) whose X-Forwarded-* are believed. */
  readonly trustedProxies: readonly string[];
  /** Folders of the built bundles. */
  readonly bundles: { readonly studio: string; readonly storefront: string; readonly collectors: string };
  /** Folder of the site themes. */
  readonly themes: string;
  readonly dataDir: string;
  /** Mail server; absent: mail is kept below `dataDir` and shown at `/_mail`. */
  readonly smtpUrl: string | undefined;
  /** reCAPTCHA Enterprise; absent: a proof of work. */
  readonly recaptcha?: RecaptchaSettings;
}

/** How Stripe is reached. */
export interface StripeSettings {
  /** `https://api.stripe.com`, or a stand-in. */
  readonly apiBase: string;
  /** Address of its script for the checkout page. */
  readonly scriptUrl: string;
  /** The server's own account, for every site that has none of its own. */
  readonly account: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  } | null;
}

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Everything a use case may reach outside the pure rules; made once by `app.ts` or `worker.ts`. */
export interface Deps {
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
  /** Who is asked what sending costs and what the taxes are. */
  readonly rates: Rates;
  readonly sites: SiteDirectory;
  readonly pages: PageRenderer;
  readonly starters: StarterLibrary;
  readonly mail: Mailer;
  readonly outbound: Outbound;
  /** Mailing lists elsewhere: Mailchimp. */
  readonly audiences: AudienceService;
  readonly spreadsheets: SpreadsheetService;
  readonly captcha: Captcha;
  /** First words of a site's addresses that the platform answers itself: no page stands there. */
  readonly reservedSlugs: () => ReadonlySet<string>;
}
