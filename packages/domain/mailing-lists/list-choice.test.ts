import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { checkListChoice } from './list-choice.ts';

const lists = [{ id: 'a', name: 'Readers' }];

function outcome(...given: Parameters<typeof checkListChoice>): string {
  const choice = checkListChoice(...given);
  return isRefusal(choice) ? choice.code : choice.name;
}

describe('the choice of a mailing list', () => {
  it.each([
    ['one of the lists', lists, 'a', 'Readers'],
    ['none chosen', lists, '', 'list-not-selected'],
    ['none of the lists', lists, 'b', 'unknown-list'],
    ['no list to choose', [], '', 'no-mailing-lists'],
    ['a list where there is none', [], 'a', 'no-mailing-lists'],
  ])('with %s is answered', (_what, all, chosen, answer) => {
    expect(outcome(all, chosen)).toBe(answer);
  });
});
