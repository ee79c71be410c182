import * as calls from '@veranda/contracts/forms';
import { findFormPlaces } from '@veranda/db/forms/places';
import { findForm, findForms, type FormRecord } from '@veranda/db/forms/reader';
import { removeForm } from '@veranda/db/forms/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { fieldTitles, freshOptions } from './fresh-form-texts.ts';
import { createForm, duplicateForm } from './make-form.ts';

/** Forms in the studio. */
export function formStudioRoutes(deps: Deps): Route[] {
  const formOrRefusal = (row: FormRecord | Refusal, site: SiteEntry) =>
    isRefusal(row) ? row : { form: formDetail(row, site) };
  return [
    route(calls.listForms, async (call) => {
      const { id } = siteOf(call);
      const rows = await deps.db.forSite(id, (tx) => findForms(tx), { readOnly: true });
      return { forms: rows.map(formCard) };
    }),
    route(calls.createForm, async (call) => {
      const site = siteOf(call);
      return { form: formDetail(await createForm(deps, site, call.body), site) };
    }),
    route(calls.getForm, async (call) => {
      const site = siteOf(call);
      const row = await deps.db.forSite(site.id, (tx) => findForm(tx, call.params.form), { readOnly: true });
      return row ? { form: formDetail(row, site) } : refuse('unknown-form');
    }),
    route(calls.duplicateForm, async (call) => {
      const site = siteOf(call);
      return formOrRefusal(await duplicateForm(deps, site, call.params.form), site);
    }),
    route(calls.getFormPlaces, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, (tx) => placesOrRefusal(tx, call.params.form), { readOnly: true });
    }),
    route(calls.deleteForm, async (call) => {
      const { id } = siteOf(call);
      const removed = await deps.db.forSite(id, (tx) => removeForm(tx, call.params.form));
      return removed ? ({ deleted: true } as const) : refuse('unknown-form');
    }),
  ];
}

async function placesOrRefusal(tx: SiteTransaction, form: string) {
  return (await findForm(tx, form)) ? { places: await findFormPlaces(tx, form) } : refuse('unknown-form');
}

function formCard(row: FormRecord): calls.FormCard {
  return {
    id: row.id,
    name: row.name,
    purpose: row.doc.purpose,
    fields: Object.keys(row.doc.fields).length,
    answers: row.answers,
    spam: row.spam,
    newAnswers: row.newAnswers,
    live: row.live,
    changed: row.changed,
    updatedAt: row.updatedAt.toISOString(),
    lastAnswerAt: row.lastAnswerAt?.toISOString() ?? null,
  };
}

function formDetail(row: FormRecord, { language }: SiteEntry): calls.FormDetail {
  return {
    ...formCard(row),
    document: row.doc,
    fieldTitles: fieldTitles(language),
    freshOptions: freshOptions(language),
  };
}
