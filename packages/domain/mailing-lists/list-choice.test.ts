import { listErrors } from '@veranda/contracts/mailing-lists-errors';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  automationStatus,
  checkListChoice,
  disconnectMailchimp,
  listNotSelected,
  noMailingLists,
} from './list-choice.ts';

const lists = [{ id: 'a', name: 'Readers' }];

function outcome(...given: Parameters<typeof checkListChoice>): string {
  const choice = checkListChoice(...given);
  return isRefusal(choice) ? listErrors[choice.code].message : choice.name;
}

describe('mailing-list connection', () => {
  it('administration §5 message: A List must be selected; administration §3 mailing-list connection: has a list', () => {
    expect(outcome(lists, '')).toBe('A List must be selected');
    expect(listNotSelected).toBe(listErrors['list-not-selected'].message);
  });

  it('administration §8 message: You don’t have any mailing lists. Please create one before continuing.', () => {
    expect(outcome([], '')).toBe(noMailingLists);
    expect(outcome([], 'a')).toBe(noMailingLists);
  });

  it('administration §8 confirmation: Disconnect MailChimp? Form submissions will no longer be sent to your Mailchimp account.', () => {
    expect(disconnectMailchimp).toEqual({
      title: 'Disconnect MailChimp?',
      text: 'Form submissions will no longer be sent to your Mailchimp account.',
    });
  });

  it('takes a list that is there, and no other', () => {
    expect(outcome(lists, 'a')).toBe('Readers');
    expect(outcome(lists, 'b')).toBe('There is no such list.');
  });
});

describe('automation integration', () => {
  it.each([
    ['administration §4 automation: awaiting connection', 0, 'Awaiting connection'],
    ['administration §4 automation: N connected', 1, '1 connected'],
    ['administration §2 automation connection: shows its status', 12, '12 connected'],
  ])('%s', (_statement, count, words) => expect(automationStatus(count)).toBe(words));
});
