import type { FieldKindName } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { forgetLimits, createSiteWithForm, sameOrigin, type SiteWithForm } from './site-with-form.ts';

let site: SiteWithForm;
let visitor: Session;

const colors = { options: [{ label: 'Red' }, { label: 'Green' }, { label: 'Blue' }] };

function field(kind: FieldKindName, id: string, settings: object = {}) {
  const fresh = newField(kind, { id, position: `a${positions.indexOf(id)}`, title: id });
  return { ...fresh, value: { ...fresh.value, ...settings } };
}
const positions = [
  'text',
  'textarea',
  'short',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'radio',
  'checkbox',
  'select',
  'likert',
  'colors',
  'hidden',
  'section',
];

/** A form with a field of every kind, and one that requires a choice. */
const everyKind = formOf([
  field('text', 'text'),
  field('textarea', 'textarea'),
  field('textarea', 'short', { maxLength: 5 }),
  field('email', 'email'),
  field('number', 'number'),
  field('website', 'website'),
  field('currency', 'currency'),
  field('password', 'password'),
  field('twitter', 'twitter'),
  field('date', 'date'),
  field('time', 'time'),
  field('name', 'name'),
  field('address', 'address'),
  field('phone', 'phone'),
  field('radio', 'radio', colors),
  field('checkbox', 'checkbox', colors),
  field('select', 'select', colors),
  field('likert', 'likert', { ...colors, required: true }),
  field('checkbox', 'colors', { ...colors, required: true }),
  field('hidden', 'hidden', { key: 'utm', value: 'its own' }),
  field('section', 'section'),
]);

beforeAll(async () => {
  site = await createSiteWithForm('field-kinds');
  await site.publish(everyKind);
});
afterAll(() => site.app.close());
beforeEach(async () => {
  visitor = site.visitor();
  await forgetLimits(site.app);
});
afterEach(() => expect(site.app.faults.splice(0)).toEqual([]));

/** Answers that break no rule of the form, with others over them. */
const withAnswers = (answers: object) => ({ colors: ['Red'], ...answers });

async function savedCells(answers: object): Promise<Readonly<Record<string, string>>> {
  const form = JSON.stringify(withAnswers(answers));
  const saved = await site.save(visitor, { key: await site.key(visitor), form });
  expect(saved.status, saved.text).toBe(200);
  return (await site.answers())[0]?.cells ?? {};
}

async function problems(answers: object): Promise<unknown> {
  const path = `/api/rest/forms/validate/${site.formId}`;
  const checked = await visitor.send('POST', path, withAnswers(answers), sameOrigin);
  return checked.status === 200 ? {} : checked.json.errors;
}

describe('an answer to a field of each kind, as the owner reads it', () => {
  it.each<[string, string, unknown, string]>([
    [
      'storefront §3 form field type: text of one line; storefront §3 form submission: other fields are plain text',
      'text',
      'Ada',
      'Ada',
    ],
    [
      'storefront §3 form submission: values are sanitised: no control characters, markup stays text',
      'text',
      'a\u0000b\u202e<b>',
      'ab<b>',
    ],
    ['storefront §3 form field type: textarea', 'textarea', 'one\r\ntwo', 'one\ntwo'],
    ['storefront §3 form field type: email', 'email', 'ada@example.com', 'ada@example.com'],
    ['storefront §3 form field type: number', 'number', '12.5', '12.5'],
    ['storefront §3 form field type: website', 'website', 'example.com/a', 'example.com/a'],
    ['storefront §3 form field type: currency', 'currency', '1,200.50', '$1,200.50'],
    ['storefront §3 form field type: password', 'password', ' a b ', ' a b '],
    ['storefront §3 form field type: twitter', 'twitter', '@veranda', '@veranda'],
    ['storefront §3 form field type: date', 'date', ['2', '29', '2024'], '2/29/2024'],
    ['storefront §3 form field type: time', 'time', ['2', '30', '', 'PM'], '2:30:00 PM'],
    ['storefront §3 form field type: name', 'name', ['Ada', 'Lovelace'], 'Ada Lovelace'],
    [
      'storefront §3 form field type: address; storefront §3 form submission: name, address, date and time are arrays of their parts',
      'address',
      ['1 High St', '', 'Bath', '', 'BA1', 'GB'],
      '1 High St\nBath BA1\nUnited Kingdom',
    ],
    [
      'storefront §3 form field type: phone; storefront §3 form submission: phone is an array',
      'phone',
      ['49', '30', '12', '34'],
      '+49 30-12-34',
    ],
    [
      'storefront §3 form submission: phone of three parts gets a blank prefix',
      'phone',
      ['555', '010', '9999'],
      '555-010-9999',
    ],
    [
      'storefront §3 form field type: radio; storefront §3 form submission: radio is the one that is checked',
      'radio',
      'Green',
      'Green',
    ],
    [
      'storefront §3 form field type: checkbox; storefront §3 form submission: checkbox is the array of what is checked',
      'checkbox',
      ['Red', 'Blue'],
      'Red, Blue',
    ],
    [
      'storefront §3 form field type: select; storefront §3 form submission: select is its value',
      'select',
      'Blue',
      'Blue',
    ],
    [
      'storefront §3 form field type: likert; storefront §3 form submission: likert maps questions to answers',
      'likert',
      { Red: 'Agree', Blue: 'Strongly Disagree' },
      'Red: Agree\nBlue: Strongly Disagree',
    ],
    ['storefront §3 form field type: hidden', 'hidden', 'newsletter', 'newsletter'],
    ['storefront §5 form check: an empty text that is not required is right', 'short', '', ''],
    ['storefront §5 form check: a text of the greatest length is right', 'short', 'fives', 'fives'],
    ['storefront §5 form check: an empty address that is not required is right', 'email', '', ''],
    [
      'storefront §5 form check: an address has a top-level domain of 2 or more characters: eleven',
      'email',
      'ann@studio.photography',
      'ann@studio.photography',
    ],
  ])('%s', async (_statement, id, answer, cell) => {
    expect((await savedCells({ [id]: answer }))[id]).toBe(cell);
  });

  it('storefront §3 form field type: section; storefront §3 form submission: section items are left out; storefront §5 form check: section items are always right', async () => {
    expect(await savedCells({ section: 'x' })).not.toHaveProperty('section');
  });
});

describe('an answer that is refused', () => {
  const address = 'Email is not valid. Email addresses should follow the format name@example.com.';

  it.each<[string, object, object]>([
    [
      'storefront §5 form check: a required group with nothing checked: Required',
      { colors: [] },
      { colors: 'Required' },
    ],
    ['storefront §5 form check: likert fields are never required', { likert: {} }, {}],
    [
      'storefront §5 form check: an address has a top-level domain of 2 or more characters, not one',
      { email: 'ada@example.c' },
      { email: address },
    ],
    [
      'storefront §5 form check: an address has 3 to 256 characters; storefront §9 e-mail: 3 to 256 characters',
      { email: `${'a'.repeat(245)}@example.com` },
      { email: address },
    ],
    [
      'a text of one character too many (storefront §5)',
      { short: 'sixsix' },
      { short: 'You have exceeded the character limit.' },
    ],
  ])('%s', async (_statement, answers, errors) => {
    expect(await problems(answers)).toEqual(errors);
  });
});
