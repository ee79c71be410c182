import { checkListChoice } from '@veranda/domain/mailing-lists/list-choice';
import { isRefusal } from '@veranda/domain/refusal';
import { en as formMessages } from '@veranda/messages/studio/forms/en.data';
import { mailingListsEnglish } from '@veranda/messages/studio/mailing-lists/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { describe, expect, it } from 'vitest';
import { refusalMessage } from '../../platform/http/errors.ts';

const t = createTranslator(mailingListsEnglish);

function refusal(...choice: Parameters<typeof checkListChoice>): string {
  const refused = checkListChoice(...choice);
  return isRefusal(refused) ? refusalMessage(refused, 'en') : refused.name;
}

describe('the messages of mailing-list connections', () => {
  it('administration §5 message: A List must be selected; administration §3 mailing-list connection: has a list', () => {
    expect(refusal([{ id: 'a', name: 'Readers' }], '')).toBe('A List must be selected');
    expect(formMessages.listNotSelected).toBe('A List must be selected');
  });

  it('administration §8 message: You don’t have any mailing lists. Please create one before continuing.', () => {
    const message = "You don't have any mailing lists. Please create one before continuing.";
    expect([refusal([], ''), t('noMailingLists'), formMessages.noMailingLists]).toEqual([
      message,
      message,
      message,
    ]);
  });

  it('administration §8 confirmation: Disconnect MailChimp? Form submissions will no longer be sent to your Mailchimp account.', () => {
    expect([t('disconnectMailchimp'), t('disconnectMailchimpText')]).toEqual([
      'Disconnect MailChimp?',
      'Form submissions will no longer be sent to your Mailchimp account.',
    ]);
  });

  it.each([
    ['administration §4 automation: awaiting connection', 0, 'Awaiting connection'],
    ['administration §4 automation: N connected', 1, '1 connected'],
    ['administration §2 automation connection: shows its status', 12, '12 connected'],
  ])('%s', (_statement, count, words) => expect(t('automationStatus', { count })).toBe(words));
});
