import { type PageOutput, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';

/**
 * Message to a visitor without JavaScript about their sign-up (storefront §4, restock form); '' when it went
 * well.
 */
export function renderRestock(input: RenderInput, { problem }: { readonly problem: string }): PageOutput {
  const { strings, catalog } = createSession(input);
  const ownText = catalog.merchandising.restockSuccessText.trim();
  const title =
    problem === '' ? ownText || (strings['restockSignedUpText'] ?? '') : strings['restockPageTitle'];
  return renderSystem(input, {
    word: 'restock',
    title: problem === '' ? 'restockSignedUpText' : 'restockPageTitle',
    template: '{@|apply restock-page}',
    context: { restock: { title, problem } },
  });
}
