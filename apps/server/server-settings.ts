import { createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import type { ServerSettings } from '@veranda/server/platform/deps';
import type { Config } from './config.ts';
import { crumbKeys, sealKeys } from './data-folder.ts';

const projectFolder = join(import.meta.dirname, '../..');

/** What the application is told of the configuration; makes the secrets that are missing. */
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
    smtpUrl: config.smtpUrl,
    ...recaptchaSettings(config),
  };
}

function recaptchaSettings(config: Config): Pick<ServerSettings, 'recaptcha'> {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaProject: project } = config;
  if (!siteKey || !secret) return {};
  const own = `https://recaptchaenterprise.googleapis.com/v1/projects/${project ?? ''}/assessments`;
  return { recaptcha: { siteKey, secret, verifyUrl: config.captchaVerifyUrl ?? own } };
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
