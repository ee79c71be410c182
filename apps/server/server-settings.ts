import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerSettings } from '@veranda/server/platform/settings';
import type { Config } from './config.ts';
import { crumbKeys, sealKeys } from './data-folder.ts';
import { SettingRefusal } from './setting-values.ts';

const projectFolder = join(import.meta.dirname, '../..');

/** Settings of the application, from the configuration; makes the secrets that are missing. */
export function serverSettings(config: Config): ServerSettings {
  return {
    studioOrigin: config.studioOrigin,
    sitesDomain: config.sitesHost,
    scheme: config.scheme,
    crumbKeys: crumbKeys(config.crumbKeys, config.dataDir).map(({ id, key }) => ({
      id,
      key: createSecretKey(key),
    })),
    sealKeys: sealKeys(config.sealKeys, config.dataDir).map(({ id, key }) => ({
      id,
      key: createSecretKey(key),
    })),
    stripe: stripeSettings(config),
    development: config.development,
    trustedProxies: config.trustedProxies ?? [],
    bundles: {
      studio: join(projectFolder, 'apps/studio/dist'),
      storefront: join(projectFolder, 'apps/storefront/dist'),
      collectors: join(projectFolder, 'apps/collectors/dist'),
    },
    themes: join(projectFolder, 'packages/themes'),
    dataDir: config.dataDir,
    ...s3Settings(config),
    smtpUrl: config.smtpUrl,
    vimeoOrigin: config.vimeoOrigin,
    ...(config.eventsUrl === undefined ? {} : { eventsUrl: config.eventsUrl }),
    ...(config.census === 'off' ? ({ measuresNoVisits: true } as const) : {}),
    ...(config.collectorSample < 100 ? { collectorSample: config.collectorSample } : {}),
    ...recaptchaSettings(config),
    ...certificateSettings(config),
    ...(config.mapsKey === undefined ? {} : { maps: mapsOf(config, config.mapsKey) }),
    ...(config.embedsUrl === undefined ? {} : { embedsUrl: config.embedsUrl }),
  };
}

function certificateSettings(config: Config): Pick<ServerSettings, 'acme' | 'tls'> {
  const { acmeDirectory: directory, acmeEmail: email, tlsPort, tlsCertificate, tlsKey } = config;
  const own = tlsCertificate && tlsKey ? ownCertificate(tlsCertificate, tlsKey) : undefined;
  return {
    ...(directory === undefined ? {} : { acme: { directory, email } }),
    ...(tlsPort === undefined ? {} : { tls: own ? { own } : {} }),
  };
}

// Read at once too, so that a wrong name is said at the start.
function ownCertificate(certificate: string, keyFile: string) {
  const read = () => ({ chain: readPem('TLS_CERTIFICATE', certificate), key: readPem('TLS_KEY', keyFile) });
  read();
  return { read };
}

function readPem(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingRefusal(`${name} must name a file that can be read, not “${file}”.`);
  }
}

function mapsOf(config: Config, key: string): NonNullable<ServerSettings['maps']> {
  return { key, browserKey: config.mapsBrowserKey ?? '', origin: config.mapsOrigin };
}

/** Addresses of reCAPTCHA: its own two hosts, or one host of the configuration's for both. */
export function recaptchaSettings(
  config: Pick<
    Config,
    'recaptchaSiteKey' | 'recaptchaSecret' | 'recaptchaProject' | 'recaptchaOrigin' | 'captchaVerifyUrl'
  >,
): Pick<ServerSettings, 'recaptcha'> {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaProject: project = '' } = config;
  if (!siteKey || !secret) return {};
  const origin = config.recaptchaOrigin === undefined ? undefined : new URL(config.recaptchaOrigin).origin;
  const assessments = `${origin ?? 'https://recaptchaenterprise.googleapis.com'}/v1/projects/${project}/assessments`;
  const scriptUrl = `${origin ?? 'https://www.google.com'}/recaptcha/enterprise.js`;
  return { recaptcha: { siteKey, secret, scriptUrl, verifyUrl: config.captchaVerifyUrl ?? assessments } };
}

function s3Settings(config: Config): Pick<ServerSettings, 's3'> {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = config;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return {};
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } };
}

function stripeSettings(config: Config): ServerSettings['stripe'] {
  const { stripeSecretKey: secretKey, stripePublishableKey: publishableKey } = config;
  const webhookSecret = config.stripeWebhookSecret;
  return {
    apiBase: config.stripeApiBase,
    scriptUrl: config.stripeScriptUrl,
    account:
      secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : null,
  };
}
