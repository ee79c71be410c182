import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldKindNames, fieldsInOrder } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { createSession } from '../../support/browser-session.ts';
import { createSiteWithForm, sameOrigin, type SiteWithForm } from './site-with-form.ts';

const every = formOf(
  fieldKindNames.map((kind, index) =>
    newField(kind, { id: kind, position: `a${String.fromCharCode(65 + index)}` }),
  ),
);

let site: SiteWithForm;
beforeAll(async () => {
  site = await createSiteWithForm('any');
  await site.publish(every);
});
afterAll(() => site.app.close());

const odd: readonly unknown[] = [
  '',
  'Option 1',
  ['Option 1'],
  { 'Option 1': 'Agree' },
  'ada@example.com',
  ['12', '24', '2026'],
  '\u0000',
  '\ud800',
  '12',
  'x'.repeat(5000),
  null,
  1e300,
  true,
  [[]],
  { $ne: '' },
  ['555', '010', '9999'],
  "'; drop table form; --",
];

// Spread by a prime, so that every value meets every field.
function payload(n: number): object {
  return Object.fromEntries(
    fieldsInOrder(every).map(({ id }, index) => [id, odd[(n * 7 + index * (1 + (n % 5))) % odd.length]]),
  );
}

const single = fieldKindNames.flatMap((kind) => odd.map((value) => ({ [kind]: value })));

describe('payloads of any shape, over the wire', () => {
  it('give no 5xx, and no row but for those that were answered with 200', async () => {
    const payloads = [...single, ...Array.from({ length: 150 }, (_, n) => payload(n))];
    let saved = 0;
    for (const [n, one] of payloads.entries()) {
      // Limits are counted by address: each sends four.
      const address = `127.0.${1 + Math.floor(n / 4 / 250)}.${1 + (Math.floor(n / 4) % 250)}`;
      const visitor = createSession(site.app.port, `any.${site.app.studioHost}`, address);
      const key = await site.key(visitor);
      const answer = await site.save(visitor, { key, form: JSON.stringify(one) });
      expect([200, 400], `${JSON.stringify(one).slice(0, 200)}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 200) saved += 1;
    }
    const rows = await site.app.deps.db.forSite(site.siteId, (tx) =>
      tx.selectFrom('form_submission').select('answers').where('siteId', '=', site.siteId).execute(),
    );
    expect(rows).toHaveLength(saved);
    expect(saved).toBeGreaterThan(50);
    const known = fieldKindNames.filter((kind) => kind !== 'section').toSorted();
    for (const { answers } of rows) expect(Object.keys(answers as object).toSorted()).toEqual(known);
    expect(site.app.faults).toEqual([]);
  });

  it.each(['form=%7B&key=x', 'key', '=', `form=${'x'.repeat(260_000)}`, '\u0000'])(
    'a body that is %j is refused cleanly',
    async (body) => {
      const answer = await site
        .visitor()
        .send('POST', '/api/form/SaveFormSubmission', body, { ...sameOrigin, accept: 'application/json' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
