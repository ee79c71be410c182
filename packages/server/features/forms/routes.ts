import { keyFailureSentinel } from '@veranda/contracts/form-protocol';
import * as calls from '@veranda/contracts/forms';
import { formSchema } from '@veranda/domain/forms/schema';
import { validateAnswers } from '@veranda/domain/forms/validate-answers';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { countCall } from '../../platform/http/rate-limit.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { respondWithFormPage } from './respond-with-form-page.ts';
import { answerRoutes } from './answer-routes.ts';
import { issueKey } from './issue-key.ts';
import { liveForm } from './live-form.ts';
import { presentProblem } from './present-problem.ts';
import type { Refused } from './refused.ts';
import { saveSubmission } from './save-submission.ts';
import { formStudioRoutes } from './studio-routes.ts';
import { pageOf, readSubmission } from './submission-input.ts';
import type { Tenant } from '../../platform/tenancy/tenant.ts';

/** Forms: the visitors' calls of storefront §7, and the studio's. */
export function formRoutes(deps: Deps): Route[] {
  return [...visitorRoutes(deps), ...schemaRoutes(), ...formStudioRoutes(deps), ...answerRoutes(deps)];
}

function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.formSubmissionKey, async (call) => {
      if (deps.settings.development && call.query.formKey === keyFailureSentinel)
        return refuse('form-key-failed');
      const issued = { key: await issueKey(deps, siteOf(call).id), captcha: deps.captcha.page };
      return { ...issued, data: issued };
    }),
    route(calls.validateFormFields, async (call) => {
      const form = await liveForm(deps, siteOf(call), call.params.formId);
      const result = form && validateAnswers(form.document, call.body);
      if (result?.kind === 'valid') return { valid: true } as const;
      return problem(call, result === null ? { code: 'form-not-configured' } : problemOf(result));
    }),
    route(calls.saveFormSubmission, async (call) => {
      const site = siteOf(call);
      const { ip, wantsHtml, headers } = call.request;
      const page = pageOf(call.body.pagePath ?? '', headers['referer']);
      const input = readSubmission(call.body, page.query);
      const wait = await countCall(deps, 'form-submission', {
        siteId: site.id,
        ip,
        cart: '',
        accountId: '',
      });
      if (wait > 0) call.reply.header('retry-after', String(wait));
      const outcome = wait > 0 ? limited : await saveSubmission(deps, site, { input, ip });
      if (wantsHtml) return respondWithFormPage(deps, { site, call, page }, { outcome, input });
      return outcome.kind === 'saved' ? ({ saved: true } as const) : problem(call, outcome);
    }),
  ];
}

const limited: Refused = { kind: 'refused', code: 'form-limit' };

type Invalid = Exclude<ReturnType<typeof validateAnswers>, { readonly kind: 'valid' }>;

function problemOf(result: Invalid): Omit<Refused, 'kind'> {
  return result.kind === 'unreadable'
    ? { code: 'form-unreadable' }
    : { code: 'form-invalid', problems: result.problems };
}

function problem(
  call: { readonly site: Tenant | null; readonly reply: { status(code: number): void } },
  refused: Omit<Refused, 'kind'>,
): calls.FormProblem {
  const { status, body } = presentProblem({ kind: 'refused', ...refused }, call.site?.language ?? 'en');
  call.reply.status(status);
  // The row of an unknown error has no sentence of the server's (storefront §8).
  return refused.code === 'form-unknown-fault' ? { ...body, error: '', data: { error: '' } } : body;
}

function schemaRoutes(): Route[] {
  const schema = (type: string) => (type === 'form' ? { schema: formSchema() } : refuse('not-found'));
  return [
    route(calls.getTemplateSchema, async (call) => schema(call.query.type)),
    route(calls.getSiteTemplateSchema, async (call) => schema(call.query.type)),
  ];
}
