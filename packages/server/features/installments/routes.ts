import { showInstallmentTerms } from '@veranda/contracts/installments';
import { providerLocales } from '@veranda/domain/installments/offer';
import { refuse } from '@veranda/domain/refusal';
import { translatorOf } from '@veranda/messages/catalog';
import { installmentMessages } from '@veranda/messages/installments/messages';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { type Route, route } from '../../platform/http/route.ts';
import terms from './terms.html?raw';

const termsBody = platformTemplate<{
  readonly title: string;
  readonly steps: readonly string[];
  readonly note: string;
}>(terms);
const day = 24 * 60 * 60;

/** The static HTML of the installment offer's modal. */
export function installmentRoutes(): Route[] {
  return [
    route(showInstallmentTerms, async (call) => {
      const locale = providerLocales.find((providerLocale) => providerLocale === call.params.locale);
      if (!locale) return refuse('not-found');
      const language = locale.replace('_', '-');
      const t = translatorOf(installmentMessages, language);
      const title = t('installmentsTitle');
      const steps = [t('installmentsCart'), t('installmentsFirst'), t('installmentsRest')];
      call.reply.header('cache-control', `public, max-age=${day}`);
      const body = termsBody({ title, steps, note: t('installmentsNote') });
      return { kind: 'html', status: 200, html: renderPlatformPage({ title, language, body }) };
    }),
  ];
}
