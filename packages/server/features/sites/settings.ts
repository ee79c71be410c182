import { isTimeZone } from '@veranda/domain/dates/time-zone';
import type { SettingsBody } from '@veranda/contracts/sites';
import { bumpSiteVersion, saveSettings, updateSite } from '@veranda/db/sites/writer';
import { findSettings, findSiteById, type SiteRecord } from '@veranda/db/sites/reader';
import { isMeasured } from '@veranda/domain/analytics/cookie-policy';
import { socialServiceOf } from '@veranda/domain/blocks/social-links/services';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { preciseProblem } from '@veranda/domain/checkout/rules-problem';
import { storeAmounts } from '@veranda/domain/checkout/store-amounts';
import { currencies } from '@veranda/domain/money/currencies.data';
import type { SiteSettings } from '@veranda/domain/publishing/snapshot';
import { inField, type Refusal, refuse } from '@veranda/domain/refusal';
import { settingsLinkProblem } from '@veranda/domain/sites/settings-links';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { changeCurrency } from './change-currency.ts';
import { consentTextsOf, withConsentTexts } from './consent-texts.ts';

/**
 * The settings as the studio edits them, with the version that they are saved on: both of one transaction.
 */
export async function readSettings(
  deps: Pick<Deps, 'db'>,
  site: Pick<SiteEntry, 'id'>,
): Promise<{ settings: SettingsBody; version: string } | Refusal> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const row = await findSettings(tx);
      const siteRecord = await findSiteById(tx, site.id);
      if (!row || !siteRecord) return refuse('not-found');
      return { settings: presentSettings(row.doc.settings, siteRecord), version: String(row.version) };
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

/**
 * Saves what the studio edited; the rest of the document stays. Title, zone and currency are live at once.
 */
export async function writeSettings(
  deps: Deps,
  site: SiteEntry,
  body: { readonly settings: SettingsBody; readonly version: string },
): Promise<{ settings: SettingsBody; version: string } | Refusal> {
  const problem = settingsProblem(body.settings);
  if (problem) return problem;
  const saved = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const row = await findSettings(tx);
    if (!row || String(row.version) !== body.version) return refuse('version-conflict');
    const { title, language, timeZone, currency } = body.settings;
    const tooCoarse = await changeCurrency(tx, currency);
    if (tooCoarse) return tooCoarse;
    const settings = changed(row.doc.settings, body.settings);
    const notLinkable = settingsLinkProblem(settings);
    if (notLinkable) return notLinkable;
    const doc = { ...row.doc, settings };
    if (!(await saveSettings(tx, { doc, version: row.version }))) return refuse('version-conflict');
    await updateSite(tx, { title, language, timeZone, currency });
    await bumpSiteVersion(tx);
    return true;
  });
  if (saved !== true) return saved;
  await deps.sites.refresh(site.id);
  return readSettings(deps, site);
}

function settingsProblem(settings: SettingsBody): Refusal | null {
  const { currency, timeZone, businessEmail } = settings;
  if (businessEmail !== '' && !isEmailAddress(businessEmail))
    return refuse('email-invalid', { field: 'settings.businessEmail' });
  if (!currencies.some((otherCurrency) => otherCurrency.code === currency))
    return refuse('unknown-currency', { field: 'settings.currency', params: { currency } });
  if (!isTimeZone(timeZone))
    return refuse('unknown-time-zone', { field: 'settings.timeZone', params: { timeZone } });
  const problem = preciseProblem(
    storeAmounts({ ...settings, installments: settings.installments ?? null }),
    currency,
  );
  return problem ? inField('settings', problem) : null;
}

function changed(before: SiteSettings, settingsBody: SettingsBody): SiteSettings {
  return {
    ...before,
    tagline: settingsBody.tagline,
    description: settingsBody.description,
    businessName: settingsBody.businessName,
    businessEmail: settingsBody.businessEmail,
    address: settingsBody.address,
    faviconAssetId:
      settingsBody.faviconAssetId === undefined ? before.faviconAssetId : settingsBody.faviconAssetId,
    socialImageAssetId:
      settingsBody.socialImageAssetId === undefined
        ? before.socialImageAssetId
        : settingsBody.socialImageAssetId,
    socialAccounts: settingsBody.socialAccounts?.map(({ url }) => accountAt(url)) ?? before.socialAccounts,
    visitorMetrics: settingsBody.visitorMetrics ?? isMeasured(before),
    cookiePolicy: settingsBody.cookiePolicy ?? before.cookiePolicy ?? 'cookieless',
    strings: withConsentTexts(before.strings, settingsBody),
    adPixelId: settingsBody.adPixelId ?? before.adPixelId ?? '',
    store: {
      ...before.store,
      multipleQuantityAllowedForServices: settingsBody.multipleQuantityAllowedForServices,
      subscriptionNotice: settingsBody.subscriptionNotice ?? before.store.subscriptionNotice ?? false,
      addressSearch: settingsBody.addressSearch ?? before.store.addressSearch ?? false,
      shippingRates: settingsBody.shippingRates,
      shippingCountries: settingsBody.shippingCountries,
      installments:
        settingsBody.installments === undefined
          ? (before.store.installments ?? null)
          : settingsBody.installments,
    },
  };
}

function accountAt(address: string): SiteSettings['socialAccounts'][number] {
  const url = address.trim();
  const { key, title } = socialServiceOf(url);
  return { service: key, url, name: title };
}

function presentSettings(settings: SiteSettings, site: SiteRecord): SettingsBody {
  return {
    title: site.title,
    tagline: settings.tagline,
    description: settings.description,
    businessName: settings.businessName,
    businessEmail: settings.businessEmail,
    address: [...settings.address],
    language: site.language,
    timeZone: site.timeZone,
    currency: site.currency,
    multipleQuantityAllowedForServices: settings.store.multipleQuantityAllowedForServices,
    subscriptionNotice: settings.store.subscriptionNotice ?? false,
    addressSearch: settings.store.addressSearch ?? false,
    shippingRates: settings.store.shippingRates.map((rate) => ({ ...rate })),
    shippingCountries: [...settings.store.shippingCountries],
    installments: settings.store.installments ?? null,
    faviconAssetId: settings.faviconAssetId,
    socialImageAssetId: settings.socialImageAssetId,
    socialAccounts: settings.socialAccounts.map(({ url }) => ({ url })),
    visitorMetrics: isMeasured(settings),
    cookiePolicy: settings.cookiePolicy ?? 'cookieless',
    consentTexts: consentTextsOf(settings.strings),
    adPixelId: settings.adPixelId ?? '',
  };
}
