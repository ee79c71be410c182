import { condenseTemplate } from '../condense-template.ts';
import formPreviewHtml from './form-preview.html?raw';
import { formContext } from '../forms/form-context.ts';
import { type PageOutput, renderNotFound, renderSystem } from './render-page.ts';
import { createSession, type RenderInput } from '../context/session.ts';

/**
 * A form alone in its site's look, as the studio shows it beside its properties; without script, as nothing
 * is sent.
 */
export function renderFormPreview(input: RenderInput, formId: string): PageOutput {
  const form = formContext(createSession(input), { blockId: 'preview', formId, layout: 'stack' });
  if (form === null) return renderNotFound(input);
  return renderSystem(input, {
    word: 'page',
    title: 'formPreviewTitle',
    template: condenseTemplate(formPreviewHtml),
    context: { form },
    isBare: true,
  });
}
