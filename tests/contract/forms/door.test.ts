import { fieldKindNames, type FormDocument } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { validateAnswers } from '@veranda/domain/forms/validate-answers';
import { keyHash } from '@veranda/server/features/forms/issue-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, type Session } from '../../support/browser-session.ts';
import { anyPayload, seeded } from '../../support/form-payloads.ts';
import { createSiteWithForm, type SiteWithForm } from './site-with-form.ts';

// `PAYLOADS=100000` is the whole run; these many take seconds.
const count = Number(process.env.PAYLOADS ?? 600);
const atOnce = 24;

const every: FormDocument = formOf(
  fieldKindNames.map((kind, index) =>
    newField(kind, { id: kind, position: `a${String.fromCharCode(65 + index)}` }),
  ),
);

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('door');
  await site.publish(every);
});
afterAll(() => site.app.close());

// Limits are counted by address: each of these sends four times within the minute.
function visitorOf(n: number): Session {
  const place = Math.floor(n / 4);
  const address = [127, 1 + Math.floor(place / 62_500), Math.floor(place / 250) % 250, 1 + (place % 250)];
  return createSession(site.app.port, `door.${site.app.studioHost}`, address.join('.'));
}

/** Keys as the door would have handed them out, without the limit of their caller. */
async function keysFrom(from: number, wanted: number): Promise<readonly string[]> {
  const keys = Array.from({ length: wanted }, (_, n) => `door-${String(from + n)}`);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const rows = keys.map((key) => ({ siteId: site.siteId, keyHash: keyHash(key), expiresAt }));
  await site.app.deps.db.forSite(site.siteId, (tx) => tx.insertInto('form_key').values(rows).execute());
  return keys;
}

function textOf(random: () => number): string {
  const text = JSON.stringify(anyPayload(every, random)) ?? 'undefined';
  return random() < 0.02 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

type Kept = readonly { readonly answers: unknown }[];

async function takeRows(): Promise<Kept> {
  return site.app.deps.db.forSite(site.siteId, async (tx) => {
    const rows = await tx
      .deleteFrom('form_submission')
      .where('siteId', '=', site.siteId)
      .returning('answers')
      .execute();
    await tx.deleteFrom('form_key').where('siteId', '=', site.siteId).execute();
    return rows;
  });
}

describe('generated payloads through the door of forms', () => {
  it(`${String(count)} of them, many at once, give no 5xx and no row outside the schema`, async () => {
    const random = seeded(60);
    const seen = { saved: 0, refused: 0, rows: 0 };
    const known = fieldKindNames.filter((kind) => kind !== 'section').toSorted();
    for (let from = 0; from < count; from += 1000) {
      const texts = Array.from({ length: Math.min(1000, count - from) }, () => textOf(random));
      const keys = await keysFrom(from, texts.length);
      let next = 0;
      const send = async (): Promise<void> => {
        for (let n = next++; n < texts.length; n = next++) {
          const { status, text } = await site.save(visitorOf(from + n), { key: keys[n], form: texts[n] });
          if (status !== 200 && status !== 400)
            throw new Error(`${String(status)} for ${String(texts[n]).slice(0, 300)}: ${text}`);
          if (status === 200) seen.saved += 1;
          else seen.refused += 1;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, send));
      const rows = await takeRows();
      seen.rows += rows.length;
      for (const { answers } of rows) {
        if (JSON.stringify(Object.keys(answers as object).toSorted()) !== JSON.stringify(known))
          throw new Error(`a row of other fields: ${JSON.stringify(answers)}`);
        if (validateAnswers(every, answers).kind !== 'valid')
          throw new Error(`a row that is no answer: ${JSON.stringify(answers)}`);
      }
    }
    expect(seen.saved + seen.refused).toBe(count);
    expect(seen.rows).toBe(seen.saved);
    expect(Math.min(seen.saved, seen.refused)).toBeGreaterThan(count / 50);
    expect(site.app.faults).toEqual([]);
  }, 3_600_000);
});
