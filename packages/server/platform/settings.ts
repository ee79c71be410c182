import type { AcmeSettings } from './certificates/acme-certificates.ts';
import type { RecaptchaSettings } from './captcha/recaptcha.ts';
import type { CrumbKey } from './crumb/crumb.ts';
import type { MapsSettings } from './maps/google-maps.ts';
import type { SealKey } from './secrets/seal.ts';
import type { S3Settings } from './storage/s3-client.ts';

/** Settings of the application; `apps/server/config.ts` makes it from the environment. */
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
  /** S3-compatible store of the files; absent: they are in `dataDir`. */
  readonly s3?: S3Settings;
  /** Mail server; absent: mail is kept below `dataDir` and shown at `/_mail`. */
  readonly smtpUrl: string | undefined;
  /** Page that stands in for the frames of other services; absent: the services themselves. */
  readonly embedsUrl?: string;
  /** `https://vimeo.com`, or a fake: it is asked about videos before they are on a page. */
  readonly vimeoOrigin: string;
  /** Google's Places; absent: the cities of the world, which this server knows by itself. */
  readonly maps?: MapsSettings;
  /** The authority that the product orders certificates of owners' domains from; absent: the servers in front do. */
  readonly acme?: AcmeSettings;
  /** Where the product ends TLS itself; absent: the servers in front do. */
  readonly tls?: TlsSettings;
  /** True where the operator measures no visits of any site (administration §6). */
  readonly measuresNoVisits?: true;
  /** Percent of page loads whose speed is measured, 1 to 99; absent: all. */
  readonly collectorSample?: number;
  /** Service of events that is told what visitors do in shops; absent: none. */
  readonly eventsUrl?: string;
  /** reCAPTCHA Enterprise; absent: a proof of work. */
  readonly recaptcha?: RecaptchaSettings;
}

/** TLS that the product ends itself: plain http leads to https for the hosts that it has certificates of. */
interface TlsSettings {
  /** Certificate of the studio and of the sites domain with every name below it; absent: owners' domains only. */
  readonly own?: {
    /** The files as they are now (PEM). @throws when one cannot be read */
    readonly read: () => { readonly chain: string; readonly key: string };
  };
}

/** Settings for reaching Stripe. */
interface StripeSettings {
  /** `https://api.stripe.com`, or a fake. */
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
