import { describe, expect, it } from 'vitest';
import { isPopupDue, type PopupMemory, popupRules, popupStorage } from './popup.ts';
import { slideDefaults } from './slide.ts';

const day = 24 * 60 * 60 * 1000;
const closedAt = Date.parse('2026-03-01T12:00:00.000Z');
const memory = (given: Partial<PopupMemory>): PopupMemory => ({
  closedDate: null,
  version: '2',
  submitted: null,
  ...given,
});
const rules = { version: 2, everyDays: 7 };

describe('a pop-up', () => {
  it('keeps three facts in the browser', () =>
    expect(Object.keys(popupStorage)).toEqual(['closedDate', 'version', 'submitted']));

  it.each([
    ['to who has never seen it', memory({ version: null }), closedAt, true],
    ['to who saw it and did not close it', memory({}), closedAt, true],
    ['not to who closed it', memory({ closedDate: new Date(closedAt).toISOString() }), closedAt + 1, false],
    [
      'not within the days',
      memory({ closedDate: new Date(closedAt).toISOString() }),
      closedAt + 7 * day - 1,
      false,
    ],
    ['again after them', memory({ closedDate: new Date(closedAt).toISOString() }), closedAt + 7 * day, true],
    [
      'to who has a clock that was set back',
      memory({ closedDate: new Date(closedAt).toISOString() }),
      closedAt - 1,
      true,
    ],
    ['to who has something else stored', memory({ closedDate: 'soon' }), closedAt, true],
    ['never again to who sent its form', memory({ submitted: 'true' }), closedAt + 700 * day, false],
    ['to everybody again in a later version', memory({ submitted: 'true', version: '1' }), closedAt, true],
  ])('opens %s', (_who, kept, now, isDue) => expect(isPopupDue(rules, kept, now)).toBe(isDue));

  it('opens nowhere until it is turned on, and then on all pages or on those that are chosen', () => {
    const values = slideDefaults('popup-overlay');
    expect(popupRules(values, 'a')).toBeNull();
    expect(popupRules({}, 'a')).toBeNull();
    expect(popupRules({ ...values, isOn: true }, 'a')).toEqual({
      opens: 'time',
      seconds: 5,
      depth: 50,
      everyDays: 7,
      version: 1,
    });
    const chosen = { ...values, isOn: true, pages: 'chosen', pageIds: [{ pageId: 'b' }] };
    expect([popupRules(chosen, 'a'), popupRules(chosen, 'b')?.opens]).toEqual([null, 'time']);
  });
});
