import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSiteWithForm, required, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;
const hidden = newField('hidden', { id: 'source', position: 'a1' });
const hostile = '=HYPERLINK("https://x.test")<b>bold</b>';

beforeAll(async () => {
  site = await createSiteWithForm('hiddenfield');
  await site.publish(
    formOf([
      required(newField('email', { id: 'email', position: 'a0' })),
      { ...hidden, value: { ...hidden.value, key: 'utm', value: 'its own' } },
    ]),
  );
});
afterEach(() => expect(site.app.faults).toEqual([]));
afterAll(() => site.app.close());

/** Values that the owner reads of the field after an answer. */
async function answered(answers: object): Promise<string> {
  const visitor = site.visitor();
  const form = JSON.stringify({ email: 'ada@example.com', ...answers });
  const saved = await site.save(visitor, { key: await site.key(visitor), form });
  expect(saved.status, saved.text).toBe(200);
  const [newest] = await site.answers();
  return newest?.cells['source'] ?? '';
}

describe('a hidden field', () => {
  it('decisions §forms hidden field: its text is neutralised in exports', async () => {
    expect(await answered({ source: hostile })).toBe(hostile);
    const file = await site.owner.send('GET', `${site.base}/${site.formId}/answers.csv`);
    expect(file.text).toContain(`"'=HYPERLINK(""https://x.test"")<b>bold</b>"`);
  });
});
