import { describe, expect, it } from 'vitest';
import { fieldAt } from '../blocks/value-paths.ts';
import { type Dice, itHasDocumentHistories, pick } from '../documents/random-histories.test-data.ts';
import { replacement } from '../documents/replacement.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { announcementChangesAt, announcementTime, isAnnounced } from './announcement.ts';
import {
  headerFooterFields,
  headerFooterKeys,
  headerFooterOf,
  type HeaderFooterDocument,
  type HeaderFooterKey,
  storedValues,
} from './header-footer-document.ts';
import { headerFooterEdit, headerFooterKinds } from './header-footer-kinds.ts';

const settings = { logoAssetId: null, announcement: null };
const start = (key: HeaderFooterKey) => headerFooterOf(key, {}, settings);
const set = (key: HeaderFooterKey, path: string, value: unknown, document = start(key)) =>
  runEdits(headerFooterKinds[key], document, [
    headerFooterEdit(replacement({ path }, { value, was: document.values[path] })),
  ]);

function randomEdit(key: HeaderFooterKey, roll: Dice, { values }: HeaderFooterDocument) {
  const field = pick(roll, headerFooterFields[key]);
  const path = roll(20) === 0 ? 'gone' : (field?.path ?? '');
  const value =
    field?.kind === 'switch'
      ? roll(2) === 0
      : field && 'options' in field
        ? pick(roll, field.options)
        : field?.kind === 'range'
          ? 16 + 4 * roll(20)
          : field?.kind === 'text'
            ? `words ${roll(9)}`
            : '';
  return headerFooterEdit(replacement({ path }, { value, was: values[path] }));
}

describe.each(headerFooterKeys)('the %s of a site as a document of edits', (key) => {
  itHasDocumentHistories({
    kind: headerFooterKinds[key],
    start: start(key),
    randomEdit: (roll, document) => randomEdit(key, roll, document),
  });

  it('has a valid value for each of its fields', () => {
    expect(isRefusal(headerFooterKinds[key].validate(start(key)))).toBe(false);
    expect(Object.keys(start(key).values).toSorted()).toEqual(
      headerFooterFields[key].map(({ path }) => path).toSorted(),
    );
  });

  it('is the same when it is stored and read again', () => {
    const changed = set(key, 'title', 'Bread');
    if (isRefusal(changed)) throw new Error(JSON.stringify(changed));
    const { values, logoAssetId } = storedValues(changed.document);
    expect(headerFooterOf(key, { [key]: values }, { ...settings, logoAssetId })).toEqual(changed.document);
  });
});

describe('a value of a header or footer', () => {
  it.each<[HeaderFooterKey, string, unknown]>([
    ['header', 'layout', 'diagonal'],
    ['header', 'logoHeight', 4],
    ['header', 'buttonLink', 'javascript:alert(1)'],
    ['header', 'announcementFrom', 'tomorrow'],
    ['header', 'title', 'x'.repeat(101)],
    ['header', 'logoHeightOnPhone', 4],
    ['header', 'titleOnPhone', 'x'],
    ['header', 'title', undefined],
    ['header', 'constructor', 'x'],
    ['footer', 'showMenu', 'yes'],
    ['footer', 'announcement', true],
  ])('of the %s is refused: %s = %j', (key, path, value) => {
    const outcome = set(key, path, value);
    expect(isRefusal(outcome) && outcome.field).toBe(`values.${path}`);
  });

  it('that somebody else has changed is not overwritten', () => {
    const edit = headerFooterEdit({ path: 'title', value: 'Mine', was: 'Older' });
    const outcome = runEdits(headerFooterKinds.header, start('header'), [edit]);
    expect(isRefusal(outcome) && outcome.code).toBe('edit-conflict');
  });

  it('may be another on phones where its field says so, and the same again', () => {
    const other = set('header', 'logoHeightOnPhone', 24);
    if (isRefusal(other)) throw new Error(JSON.stringify(other));
    expect(other.document.values['logoHeightOnPhone']).toBe(24);
    const again = set('header', 'logoHeightOnPhone', undefined, other.document);
    expect(isRefusal(again) || again.document).toEqual(start('header'));
  });

  it.each([
    [{ top: 12 }, null],
    [{}, null],
    [{ top: 121 }, 'values.spacing.top'],
    [{ start: 1 }, 'values.spacing.start'],
    [12, 'values.spacing'],
  ])('of room is %j, refused at %s', (value, field) => {
    const outcome = set('header', 'spacing', value);
    expect(isRefusal(outcome) ? outcome.field : null).toBe(field);
  });

  it('leads to pages, items and files by their ids', () => {
    const outcome = set('header', 'buttonLink', 'page:0192f0c1-1111-7000-8000-000000000001');
    expect(isRefusal(outcome)).toBe(false);
  });
});

describe('a header that was never edited', () => {
  it('has the logo and the announcement of the settings', () => {
    const announcement = { text: 'Open all night', href: '/shop' };
    expect(headerFooterOf('header', {}, { logoAssetId: 'a', announcement }).values).toMatchObject({
      brand: 'picture',
      logoAssetId: 'a',
      announcement: true,
      announcementText: 'Open all night',
      announcementLink: '/shop',
    });
  });
  it('announces nothing on a new site', () =>
    expect(start('header').values).toMatchObject({ announcement: false, announcementText: '' }));
});

describe('an announcement', () => {
  const noon = Date.UTC(2026, 11, 24, 12);
  it.each([
    [{}, true],
    [{ announcement: false }, false],
    [{ announcementText: ' ' }, false],
    [{ announcementFrom: '2026-12-24T13:00' }, true],
    [{ announcementFrom: '2026-12-24T13:01' }, false],
    [{ announcementTo: '2026-12-24T13:00' }, false],
    [{ announcementTo: '2026-12-24T13:01' }, true],
  ])('with %j is shown at one o’clock in Berlin: %s', (values, isShown) => {
    const all = { announcement: true, announcementText: 'Open', ...values };
    expect(isAnnounced(all, noon, 'Europe/Berlin')).toBe(isShown);
  });
  it.each([
    [{}, Infinity],
    [{ announcementFrom: '2026-12-24T14:00', announcementTo: '2026-12-24T15:00' }, noon + 3_600_000],
    [{ announcementFrom: '2026-12-24T13:00', announcementTo: '2026-12-24T15:00' }, noon + 2 * 3_600_000],
    [{ announcementTo: '2026-12-24T13:00' }, Infinity],
    [{ announcement: false, announcementTo: '2026-12-24T15:00' }, Infinity],
  ])('with %j is another one from its next moment in Berlin on: %d', (values, at) => {
    const all = { announcement: true, announcementText: 'Open', ...values };
    expect(announcementChangesAt(all, noon, 'Europe/Berlin')).toBe(at);
  });
  it.each([
    [{}, 'within'],
    [{ announcementFrom: '2026-12-24T13:01' }, 'early'],
    [{ announcementTo: '2026-12-24T13:00' }, 'over'],
    [{ announcementFrom: '2026-12-25T13:00', announcementTo: '2026-12-25T13:00' }, 'never'],
  ] as const)('with %j is %s', (values, time) =>
    expect(announcementTime(values, noon, 'Europe/Berlin')).toBe(time),
  );
  it('has fields for its first and its last moment', () =>
    expect(fieldAt({ fields: headerFooterFields.header }, 'announcementFrom')?.kind).toBe('date-time'));
});
