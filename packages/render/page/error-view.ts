import { type PageOutput, renderSystem } from './render-page.ts';
import type { RenderInput } from '../context/session.ts';

/** A refusal: its status, and the sentence about it in the site's language. */
interface ErrorView {
  readonly status: number;
  readonly sentence: string;
}

/** The error page inside the theme (storefront §2: page type 101). */
export function renderError(input: RenderInput, error: ErrorView): PageOutput {
  const content = { title: 'errorTitle', template: '{@|apply error-page}', context: { error } };
  return renderSystem(input, { word: 'error', ...content });
}
