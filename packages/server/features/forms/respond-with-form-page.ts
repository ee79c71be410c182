import type { PostedFields } from '@veranda/domain/forms/kinds/field-kind';
import { translatorOf } from '@veranda/messages/catalog';
import { formFieldMessages } from '@veranda/messages/form-fields/messages';
import { renderPlatformPage } from '@veranda/render/platform-pages/platform-page';
import { platformTemplate } from '@veranda/render/platform-pages/platform-template';
import type { Deps } from '../../services/deps.ts';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentProblem } from './present-problem.ts';
import type { Refused } from './refused.ts';
import type { Saved } from './save-submission.ts';
import type { SubmissionInput } from './submission-input.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import link from './answer-link.html?raw';

const linkBody = platformTemplate<{ readonly address: string }>(link);

interface Sender {
  readonly site: SiteEntry;
  readonly call: Pick<Call<never>, 'reply'> & { readonly body: Readonly<Record<string, unknown>> };
  readonly page: { readonly path: string };
}

/**
 * The answer to a form that a browser has posted on its own: on to the owner's page or back to the text that
 * follows the form, which the page holds ready; or the page again, with the errors beside the fields and what
 * was typed.
 */
export async function respondWithFormPage(
  deps: Pick<Deps, 'pages'>,
  { site, call, page }: Sender,
  { outcome, input }: { readonly outcome: Saved | Refused; readonly input: SubmissionInput },
): Promise<RawAnswer> {
  if (outcome.kind === 'saved') {
    const { redirect } = outcome.form.document.advanced;
    if (/^https:/i.test(redirect)) return leaveFor(redirect, site.language);
    return { kind: 'redirect', status: 303, location: redirect || `${page.path}#sent-${input.formId}` };
  }
  const { status, body } = presentProblem(outcome, site.language);
  const address = { path: page.path, query: new URLSearchParams() };
  const rendered = await deps.pages.published(site, address, {
    formId: input.formId,
    message: body.error,
    errors: body.errors ?? {},
    typed: call.body as PostedFields,
  });
  if (rendered === null)
    return { kind: 'bytes', status, type: 'text/plain; charset=utf-8', bytes: body.error };
  return respondWithPage(call, rendered, status);
}

// A browser that follows the page's policy goes to no other origin in answer to a form: this page leads
// there.
function leaveFor(address: string, language: string): RawAnswer {
  const html = renderPlatformPage({
    title: translatorOf(formFieldMessages, language)('formEmptyMessage'),
    language,
    refresh: address,
    body: linkBody({ address }),
  });
  return { kind: 'html', status: 200, html };
}
