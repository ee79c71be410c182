import { listErrors } from '@veranda/contracts/lists-errors';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { automationStatus, checkListChoice, listNotSelected, noMailingLists } from './list-choice.ts';

const lists = [{ id: 'a', name: 'Readers' }];

function outcome(...given: Parameters<typeof checkListChoice>): string {
  const choice = checkListChoice(...given);
  return isRefusal(choice) ? listErrors[choice.code].message : choice.name;
}

describe('mailing-list connection, administration §3', () => {
  it('§5: A List must be selected', () => {
    expect(outcome(lists, '')).toBe('A List must be selected');
    expect(listNotSelected).toBe(listErrors['list-not-selected'].message);
  });

  it("§8: You don't have any mailing lists. Please create one before continuing.", () => {
    expect(outcome([], '')).toBe(noMailingLists);
    expect(outcome([], 'a')).toBe(noMailingLists);
  });

  it('takes a list that is there, and no other', () => {
    expect(outcome(lists, 'a')).toBe('Readers');
    expect(outcome(lists, 'b')).toBe('There is no such list.');
  });
});

describe('automation integration, administration §4', () => {
  it.each([
    [0, 'Awaiting connection'],
    [1, '1 connected'],
    [12, '12 connected'],
  ])('%d → %s', (count, words) => expect(automationStatus(count)).toBe(words));
});
