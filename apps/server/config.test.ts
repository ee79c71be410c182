import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { recaptchaSettings } from './server-settings.ts';

describe('the configuration', () => {
  it('serves everything at localhost:4400 when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 4400,
      role: 'all',
      webConcurrency: 1,
      databaseUrl: undefined,
      studioOrigin: 'http://localhost:4400',
      sitesHost: 'localhost:4400',
      scheme: 'http',
      development: true,
      internalHost: '127.0.0.1',
    });
  });

  it('is no development, and speaks https, at a host of its own', () => {
    const config = readConfig({ STUDIO_HOST: 'Studio.Example.com', SITES_DOMAIN: 'example.site' });
    expect(config).toMatchObject({
      studioOrigin: 'https://studio.example.com',
      sitesHost: 'example.site',
      development: false,
    });
  });

  it('takes an empty value for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4400, databaseUrl: undefined });
  });

  it('takes one captcha address for its script and its assessments, and its own hosts without one', () => {
    const key = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's', RECAPTCHA_PROJECT: 'shop' };
    const addressesOf = (more: NodeJS.ProcessEnv) => {
      const { recaptcha } = recaptchaSettings(readConfig({ ...key, ...more }));
      return [recaptcha?.scriptUrl, recaptcha?.verifyUrl];
    };
    expect(addressesOf({})).toEqual([
      'https://www.google.com/recaptcha/enterprise.js',
      'https://recaptchaenterprise.googleapis.com/v1/projects/shop/assessments',
    ]);
    const RECAPTCHA_ORIGIN = 'https://captcha.example/';
    const script = 'https://captcha.example/recaptcha/enterprise.js';
    expect(addressesOf({ RECAPTCHA_ORIGIN })).toEqual([
      script,
      'https://captcha.example/v1/projects/shop/assessments',
    ]);
    const CAPTCHA_VERIFY_URL = 'https://judge.example/ask';
    expect(addressesOf({ RECAPTCHA_ORIGIN, CAPTCHA_VERIFY_URL })).toEqual([script, CAPTCHA_VERIFY_URL]);
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a port from 1 to 65534, not “abc”.'],
    ['PORT', '65535', 'PORT must be a port from 1 to 65534, not “65535”.'],
    ['ROLE', 'king', 'ROLE must be one of all, web, worker, not “king”.'],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY must be a whole number from 1 to 256, not “0”.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not “loud”.'],
    [
      'DATABASE_URL',
      'mysql://x:secret@y/z',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8,proxy',
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, not “proxy”.',
    ],
    ['STUDIO_HOST', 'https://x', 'STUDIO_HOST must be a host such as studio.example.com, not “https://x”.'],
    [
      'S3_ENDPOINT',
      'https://s3.example.com',
      'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.',
    ],
    ['S3_BUCKET', 'a/b', 'S3_BUCKET must be the name of a bucket such as shop-files, not “a/b”.'],
    ['TLS_PORT', '443', 'TLS_PORT needs ACME_DIRECTORY, or TLS_CERTIFICATE and TLS_KEY, beside it.'],
    ['TLS_KEY', 'a.key', 'TLS_CERTIFICATE and TLS_KEY go together: set both or neither.'],
    ['ACME_EMAIL', 'a@example.com', 'ACME_EMAIL needs ACME_DIRECTORY beside it.'],
    ['SITES_DOMAIN', 'example.site', 'STUDIO_HOST and SITES_DOMAIN go together: set both or neither.'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
