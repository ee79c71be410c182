import * as calls from '@veranda/contracts/form-answers';
import { countNewAnswers } from '@veranda/contracts/unseen';
import { countNewSubmissions, findSubmissionsOf } from '@veranda/db/forms/answers-reader';
import { removeSubmissionsOf, removeSubmissions } from '@veranda/db/forms/answers-writer';
import { findForm } from '@veranda/db/forms/reader';
import { may } from '@veranda/domain/contributors/rights';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import type { Deps } from '../../services/deps.ts';
import { memberOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { exportAnswers } from './export-answers.ts';
import { listAnswers } from './list-answers.ts';
import { markAnswers } from './mark-answers.ts';
import { presentPerson } from './present-answers.ts';

/** Answers in the studio: table, file, spam box, and the rights of the person who gave them. */
export function answerRoutes(deps: Deps): Route[] {
  return [...tableRoutes(deps), ...personRoutes(deps)];
}

function tableRoutes(deps: Deps): Route[] {
  return [
    route(calls.listAnswers, async (call) =>
      listAnswers(deps, siteOf(call), { formId: call.params.form, ...call.query }),
    ),
    route(countNewAnswers, async (call) => {
      const { id } = siteOf(call);
      return { count: await deps.db.forSite(id, (tx) => countNewSubmissions(tx), { readOnly: true }) };
    }),
    route(calls.exportAnswers, async (call) => {
      const file = await exportAnswers(deps, siteOf(call), {
        formId: call.params.form,
        spam: call.query.box === 'spam',
      });
      if (isRefusal(file)) return file;
      return csvResponse(file.fileName, file.text);
    }),
    route(calls.deleteAnswers, async (call) => {
      const { id } = siteOf(call);
      if (!may(memberOf(call), 'forms', 'write')) return refuse('not-allowed');
      const chosen = { formId: call.params.form, ids: call.body.ids };
      return deps.db.forSite(id, async (tx) =>
        (await findForm(tx, chosen.formId))
          ? { deleted: await removeSubmissions(tx, chosen) }
          : refuse('unknown-form'),
      );
    }),
    route(calls.markAnswers, async (call) => {
      if (!may(memberOf(call), 'forms', 'write')) return refuse('not-allowed');
      const chosen = { formId: call.params.form, ...call.body };
      return markAnswers(deps, siteOf(call), chosen);
    }),
  ];
}

function personRoutes(deps: Deps): Route[] {
  return [
    route(calls.exportPerson, async (call) => {
      const { id } = siteOf(call);
      const email = call.query.email.trim().toLowerCase();
      const rows = await deps.db.forSite(id, (tx) => findSubmissionsOf(tx, email), { readOnly: true });
      call.reply.header('content-disposition', 'attachment; filename="answers.json"');
      return { email, answers: rows.map(presentPerson) };
    }),
    route(calls.erasePerson, async (call) => {
      const { id } = siteOf(call);
      if (!may(memberOf(call), 'forms', 'write')) return refuse('not-allowed');
      const email = call.query.email.trim().toLowerCase();
      return { deleted: await deps.db.forSite(id, (tx) => removeSubmissionsOf(tx, email)) };
    }),
  ];
}
