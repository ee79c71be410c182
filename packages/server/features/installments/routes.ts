import { showInstallmentTerms } from '@veranda/contracts/installments';
import { providerLocales } from '@veranda/domain/installments/offer';
import { refuse } from '@veranda/domain/refusal';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import { type Route, route } from '../../platform/http/route.ts';
import { type InstallmentTerms, installmentTerms } from './terms.data.ts';
import terms from './terms.html?raw';

const termsBody = platformTemplate<Omit<InstallmentTerms, 'language'>>(terms);
const day = 24 * 60 * 60;

/** The static HTML of the installment offer's modal. */
export function installmentRoutes(): Route[] {
  return [
    route(showInstallmentTerms, async (call) => {
      const locale = providerLocales.find((providerLocale) => providerLocale === call.params.locale);
      if (!locale) return refuse('not-found');
      const { language, ...terms } = installmentTerms[locale];
      call.reply.header('cache-control', `public, max-age=${day}`);
      const html = renderPlatformPage({ title: terms.title, language, body: termsBody(terms) });
      return { kind: 'html', status: 200, html };
    }),
  ];
}
