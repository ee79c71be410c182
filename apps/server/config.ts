import { resolve } from 'node:path';
import {
  address,
  anyText,
  bucketName,
  hostName,
  networks,
  oneOf,
  portNumber,
  type SettingReader,
  SettingRefusal,
  wholeNumber,
} from './setting-values.ts';

const roles = ['all', 'web', 'worker'] as const;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every setting: its name in the environment, how it is read, its value when absent, and what it is for. */
const settings = {
  /** Port of the studio and of the sites; the internal port is one above. */
  port: setting('PORT', portNumber, '4400'),
  /** Address to listen at; all of them when absent. */
  host: setting('HOST', anyText, undefined),
  /** Address of the internal port: health, readiness, figures. */
  internalHost: setting('INTERNAL_HOST', anyText, '127.0.0.1'),
  /** The part to run: all, web or worker. */
  role: setting('ROLE', oneOf(roles), 'all'),
  /** Number of web processes on this machine. */
  webConcurrency: setting('WEB_CONCURRENCY', wholeNumber(1, 256), '1'),
  /** The least important lines of the log to keep. */
  logLevel: setting('LOG_LEVEL', oneOf(logLevels), 'info'),
  /** A PostgreSQL of your own, 15 or newer; an embedded one when absent. */
  databaseUrl: setting('DATABASE_URL', address(['postgres', 'postgresql']), undefined),
  /** Folder of the embedded database, of the files and of the secrets. */
  dataDir: setting('DATA_DIR', anyText, './.veranda'),
  /** Host of the studio; localhost when absent. */
  studioHost: setting('STUDIO_HOST', hostName, undefined),
  /** A site answers at <site>.<this domain>; localhost when absent. */
  sitesDomain: setting('SITES_DOMAIN', hostName, undefined),
  /** An S3-compatible file store, by its address without the bucket; files in DATA_DIR when absent. */
  s3Endpoint: setting('S3_ENDPOINT', address(['http', 'https']), undefined),
  /** Its bucket, which must exist. */
  s3Bucket: setting('S3_BUCKET', bucketName, undefined),
  /** Its region. */
  s3Region: setting('S3_REGION', anyText, 'us-east-1'),
  /** Its key. */
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', anyText, undefined),
  /** Its secret. */
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', anyText, undefined),
  /** Mail server; kept and shown at /_mail when absent, in development only. */
  smtpUrl: setting('SMTP_URL', address(['smtp', 'smtps']), undefined),
  /** Payments by Stripe for sites without an account of their own; the test gateway when absent. */
  stripeSecretKey: setting('STRIPE_SECRET_KEY', anyText, undefined),
  /** The key of the same account that the checkout page shows. */
  stripePublishableKey: setting('STRIPE_PUBLISHABLE_KEY', anyText, undefined),
  /** Signs Stripe’s webhooks. */
  stripeWebhookSecret: setting('STRIPE_WEBHOOK_SECRET', anyText, undefined),
  /** Host of Stripe’s interface; another one for tests. */
  stripeApiBase: setting('STRIPE_API_BASE', address(['http', 'https']), 'https://api.stripe.com'),
  /** Stripe’s script for the checkout page; another one for tests. */
  stripeScriptUrl: setting(
    'STRIPE_SCRIPT_URL',
    address(['http', 'https']),
    'https://js.stripe.com/endive/stripe.js',
  ),
  /** ReCAPTCHA Enterprise; proof of work when absent. */
  recaptchaSiteKey: setting('RECAPTCHA_SITE_KEY', anyText, undefined),
  /** Its key for assessments. */
  recaptchaSecret: setting('RECAPTCHA_SECRET', anyText, undefined),
  /** Its project. */
  recaptchaProject: setting('RECAPTCHA_PROJECT', anyText, undefined),
  /** Scheme and host of another reCAPTCHA Enterprise: of its script and its assessments. */
  recaptchaOrigin: setting('RECAPTCHA_ORIGIN', address(['http', 'https']), undefined),
  /** Address of assessments, when it is another one again. */
  captchaVerifyUrl: setting('CAPTCHA_VERIFY_URL', address(['http', 'https']), undefined),
  /**
   * Page that stands in for the frames of other services, told the wanted one as `?frame=`; the services when absent. The
   * studio has one at /_embeds, in development only.
   */
  embedsUrl: setting('EMBEDS_URL', address(['http', 'https']), undefined),
  /** Scheme and host of Vimeo; another one for tests. */
  vimeoOrigin: setting('VIMEO_ORIGIN', address(['http', 'https']), 'https://vimeo.com'),
  /** Key of Google’s Places; without it places are looked up among the cities of the world. */
  mapsKey: setting('MAPS_KEY', anyText, undefined),
  /** Key of the maps that visitors open, restricted to the hosts of sites; without it they are OpenStreetMap’s. */
  mapsBrowserKey: setting('MAPS_BROWSER_KEY', anyText, undefined),
  /** Scheme and host of Google’s maps; another one for tests. */
  mapsOrigin: setting('MAPS_ORIGIN', address(['http', 'https']), 'https://maps.googleapis.com'),
  /** Directory of the authority that owners’ domains get their certificates from (ACME); the servers in front have them when absent. */
  acmeDirectory: setting('ACME_DIRECTORY', address(['http', 'https']), undefined),
  /** Address that the authority writes to about them. */
  acmeEmail: setting('ACME_EMAIL', anyText, undefined),
  /** Port at which the product ends TLS itself; the servers in front do when absent. */
  tlsPort: setting('TLS_PORT', portNumber, undefined),
  /** File with the certificate of the studio and of every name below SITES_DOMAIN, for TLS_PORT (PEM). */
  tlsCertificate: setting('TLS_CERTIFICATE', anyText, undefined),
  /** File with its private key (PEM). */
  tlsKey: setting('TLS_KEY', anyText, undefined),
  /** Address of an events service that receives shopping events of visitors as JSON; none when absent. */
  eventsUrl: setting('EVENTS_URL', address(['http', 'https']), undefined),
  /** `off` measures no visits of any site. */
  census: setting('CENSUS', oneOf(['on', 'off'] as const), 'on'),
  /** Percent of page loads whose speed is measured, for installations with very many visits. */
  collectorSample: setting('COLLECTOR_SAMPLE', wholeNumber(1, 100), '100'),
  /** Proxies whose X-Forwarded-* headers are believed. */
  trustedProxies: setting('TRUSTED_PROXIES', networks, undefined),
  /** Keys of the crumb, id:base64url, newest first; made at first start when absent. */
  crumbKeys: setting('CRUMB_KEYS', anyText, undefined),
  /** Keys that secrets of sites are sealed with, likewise. */
  sealKeys: setting('SEAL_KEYS', anyText, undefined),
};

type Settings = typeof settings;
type Value<S> = S extends Setting<infer T, infer D> ? (D extends undefined ? T | undefined : T) : never;

/** Settings of the environment, checked. */
export type Config = { readonly [K in keyof Settings]: Value<Settings[K]> } & {
  /** Scheme, host and port of the studio, without a closing slash. */
  readonly studioOrigin: string;
  /** Scheme of every address of ours. */
  readonly scheme: 'http' | 'https';
  /** Domain of the sites, with its port where the address has one. */
  readonly sitesHost: string;
  /** True for the addresses of a developer's machine: mail is shown, demo logins work, payments are tests. */
  readonly development: boolean;
};

interface Setting<T, D extends string | undefined> {
  readonly name: string;
  readonly read: SettingReader<T>;
  readonly absent: D;
}

/** Reads the environment. @throws SettingRefusal for the first setting that cannot be used */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const entries = Object.entries(settings as Record<string, Setting<unknown, string | undefined>>).map(
    ([key, { name, read, absent }]) => {
      const text = environment[name] || absent;
      return [key, text === undefined ? undefined : read(name, text)];
    },
  );
  const values = Object.fromEntries(entries) as { readonly [K in keyof Settings]: Value<Settings[K]> };
  refuseHalfSets(values);
  const studioHost = values.studioHost ?? `localhost:${values.port}`;
  const development = isLocal(studioHost);
  const scheme = development ? 'http' : 'https';
  return {
    ...values,
    dataDir: resolve(values.dataDir),
    studioOrigin: `${scheme}://${studioHost}`,
    sitesHost: values.sitesDomain ?? `localhost:${values.port}`,
    scheme,
    development,
  };
}

function setting<T, const D extends string | undefined>(
  name: string,
  read: SettingReader<T>,
  absent: D,
): Setting<T, D> {
  return { name, read, absent };
}

function refuseHalfSets(values: { readonly [K in keyof Settings]: Value<Settings[K]> }): void {
  if (values.s3Endpoint && !(values.s3Bucket && values.s3AccessKeyId && values.s3SecretAccessKey)) {
    throw new SettingRefusal(
      'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.',
    );
  }
  if (values.stripeSecretKey && !(values.stripePublishableKey && values.stripeWebhookSecret)) {
    throw new SettingRefusal(
      'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  }
  if (
    values.recaptchaSiteKey &&
    !(values.recaptchaSecret && (values.recaptchaProject || values.captchaVerifyUrl))
  ) {
    throw new SettingRefusal(
      'RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET, and RECAPTCHA_PROJECT or CAPTCHA_VERIFY_URL beside it.',
    );
  }
  refuseHalfTls(values);
  if (Boolean(values.studioHost) !== Boolean(values.sitesDomain)) {
    throw new SettingRefusal('STUDIO_HOST and SITES_DOMAIN go together: set both or neither.');
  }
}

function refuseHalfTls(values: { readonly [K in keyof Settings]: Value<Settings[K]> }): void {
  if (values.acmeEmail && !values.acmeDirectory)
    throw new SettingRefusal('ACME_EMAIL needs ACME_DIRECTORY beside it.');
  if (Boolean(values.tlsCertificate) !== Boolean(values.tlsKey))
    throw new SettingRefusal('TLS_CERTIFICATE and TLS_KEY go together: set both or neither.');
  if (values.tlsCertificate && !values.tlsPort)
    throw new SettingRefusal('TLS_CERTIFICATE needs TLS_PORT beside it.');
  if (values.tlsPort && !values.tlsCertificate && !values.acmeDirectory)
    throw new SettingRefusal('TLS_PORT needs ACME_DIRECTORY, or TLS_CERTIFICATE and TLS_KEY, beside it.');
}

function isLocal(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}
