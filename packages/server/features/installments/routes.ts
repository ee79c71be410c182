import { showInstallmentTerms } from '@veranda/contracts/installments';
import { providerLocales } from '@veranda/domain/installments/offer';
import { refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import { installmentTerms } from './terms.data.ts';

const day = 24 * 60 * 60;

/** The static HTML of the installment offer's modal. */
export function installmentRoutes(): Route[] {
  return [
    route(showInstallmentTerms, async (call) => {
      const locale = providerLocales.find((one) => one === call.params.locale);
      if (!locale) return refuse('not-found');
      const { language, title, steps, note } = installmentTerms[locale];
      call.reply.header('cache-control', `public, max-age=${day}`);
      const list = steps.map((step) => `<li>${step}</li>`).join('');
      return {
        kind: 'html',
        status: 200,
        html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><ol>${list}</ol><p>${note}</p></main></body></html>`,
      };
    }),
  ];
}
