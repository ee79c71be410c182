import { readFruitlessSearches, readValues } from '@veranda/db/analytics/figures-reader';
import { countAnswers } from '@veranda/db/analytics/sales-reader';
import { type RawKind, rawKinds } from '@veranda/domain/analytics/hit';
import { maxRows, type ReportInput, type ReportParts, shareOf, table } from './report-input.ts';

/** Words that visitors searched for, and those that found nothing. */
export async function searches({ tx, period }: ReportInput): Promise<ReportParts> {
  const words = await readValues(tx, 'search', { period, limit: maxRows });
  const without = await readFruitlessSearches(tx, { period, limit: maxRows });
  return {
    figures: [],
    series: null,
    tables: [
      table(
        'searches',
        [
          ['searches', 'count'],
          ['visits', 'count'],
        ],
        words.map(({ value, events, visits }) => ({ label: value, values: [events, visits] })),
      ),
      table(
        'foundNothing',
        [['searches', 'count']],
        without.map(({ value, times }) => ({ label: value, values: [times] })),
      ),
    ],
  };
}

const ofKind = (kind: RawKind) => `kind ${rawKinds[kind]}`;

/** Forms that were seen, begun and sent, buttons that were seen and pressed, what happened to pop-ups, and what was played. */
export async function interactions(input: ReportInput): Promise<ReportParts> {
  const { tx, period } = input;
  const read = (kind: RawKind) => readValues(tx, ofKind(kind), { period, limit: maxRows });
  const popup = await read('popup');
  const played = [...(await read('audio')), ...(await read('video'))];
  return {
    figures: [],
    series: null,
    tables: [
      await formsTable(input),
      await buttonsTable(input),
      table(
        'popups',
        [['times', 'count']],
        popup.map(({ value, events }) => ({ label: value, values: [events] })),
      ),
      table(
        'media',
        [
          ['plays', 'count'],
          ['visits', 'count'],
        ],
        played.map(({ value, events, visits }) => ({ label: value, values: [events, visits] })),
      ),
    ],
  };
}

async function formsTable(input: ReportInput) {
  const { tx, period } = input;
  const visitsOf = async (kind: 'formSeen' | 'formBegun') => {
    const read = await readValues(tx, ofKind(kind), { period, limit: 1_000 });
    return new Map(read.map(({ value, visits }) => [value, visits]));
  };
  const [seen, begun] = [await visitsOf('formSeen'), await visitsOf('formBegun')];
  const rows = (await countAnswers(tx, input)).slice(0, maxRows).map(({ formId, name, answers }) => {
    const visits = seen.get(formId) ?? 0;
    return { label: name, values: [visits, begun.get(formId) ?? 0, answers, shareOf(answers, visits)] };
  });
  return table(
    'forms',
    [
      ['seen', 'count'],
      ['begun', 'count'],
      ['sent', 'count'],
      ['rate', 'share'],
    ],
    rows,
  );
}

async function buttonsTable({ tx, period }: ReportInput) {
  const seen = await readValues(tx, ofKind('buttonSeen'), { period, limit: 1_000 });
  const pressed = await readValues(tx, ofKind('buttonPressed'), { period, limit: 1_000 });
  const pressedOf = new Map(pressed.map(({ value, visits }) => [value, visits]));
  const rows = seen.slice(0, maxRows).map(({ value, visits }) => {
    const times = pressedOf.get(value) ?? 0;
    return { label: value, values: [visits, times, shareOf(times, visits)] };
  });
  return table(
    'buttons',
    [
      ['seen', 'count'],
      ['pressed', 'count'],
      ['rate', 'share'],
    ],
    rows,
  );
}
