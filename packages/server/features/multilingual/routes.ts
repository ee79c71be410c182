import {
  deleteMultilingualConnection,
  getLanguages,
  getMultilingualSettings,
  getMultilingualStatus,
  putLanguages,
} from '@veranda/contracts/multilingual';
import { isRefusal } from '@veranda/domain/refusal';
import {
  exportTranslations as exportEndpoint,
  getTranslation,
  importTranslations as importEndpoint,
  listTranslations,
  saveTranslation,
} from '@veranda/contracts/translations';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { exportTranslations, importTranslations } from './translation-files.ts';
import { readOverview, readTranslation, writeTranslation } from './translations.ts';
import { disconnect, readChoices, readLanguages, readStatus, writeLanguages } from './languages.ts';

/** Languages of a site (administration §7, multilingual). */
export function multilingualRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(getMultilingualSettings, (call) => db.forSite(siteOf(call).id, readChoices, readOnly)),
    route(getMultilingualStatus, (call) => db.forSite(siteOf(call).id, readStatus, readOnly)),
    route(getLanguages, (call) => db.forSite(siteOf(call).id, readLanguages, readOnly)),
    route(putLanguages, (call) =>
      transactionWithRefusal(db, siteOf(call).id, (tx) =>
        writeLanguages(tx, call.body.languages, deps.reservedSlugs()),
      ),
    ),
    route(deleteMultilingualConnection, (call) => db.forSite(siteOf(call).id, disconnect)),
    ...translationRoutes(deps),
  ];
}

function translationRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  const keyOf = (params: { language: string; kind: string; document: string }) => ({
    language: params.language,
    kind: params.kind,
    id: params.document,
  });
  return [
    route(listTranslations, (call) =>
      db.forSite(siteOf(call).id, (tx) => readOverview(tx, call.params.language), readOnly),
    ),
    route(getTranslation, (call) =>
      db.forSite(siteOf(call).id, (tx) => readTranslation(tx, keyOf(call.params)), readOnly),
    ),
    route(saveTranslation, (call) =>
      transactionWithRefusal(db, siteOf(call).id, (tx) =>
        writeTranslation(tx, keyOf(call.params), call.body.texts),
      ),
    ),
    route(exportEndpoint, async (call) => {
      const { language } = call.params;
      const text = await db.forSite(siteOf(call).id, (tx) => exportTranslations(tx, language), readOnly);
      if (isRefusal(text)) return text;
      return csvResponse(`translations-${language}.csv`, text);
    }),
    route(importEndpoint, (call) =>
      transactionWithRefusal(db, siteOf(call).id, (tx) =>
        importTranslations(tx, call.params.language, call.body.text),
      ),
    ),
  ];
}

const readOnly = { readOnly: true } as const;
