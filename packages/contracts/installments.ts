import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/**
 * Explanation of installments, as static HTML by locale: shown in the modal, and a page of its own without
 * script (storefront §7).
 */
export const showInstallmentTerms = endpoint({
  name: 'show-installment-terms',
  host: 'site',
  method: 'GET',
  path: '/installments/:locale',
  access: { kind: 'visitor' },
  params: Type.Object({ locale: Type.String({ maxLength: 10, description: 'Of the provider: `fr_CA`.' }) }),
  response: Type.Unknown(),
  crumb: 'none',
});
