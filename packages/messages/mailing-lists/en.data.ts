/** Pages of the links in mails of mailing lists. */
export const en = {
  listConfirmTitle: 'One more step',
  listConfirmText: 'Do you want to subscribe {email} to {list}?',
  listConfirmButton: 'Confirm my subscription',
  listConfirmedTitle: 'You’re subscribed.',
  listConfirmedText:
    '{email} is now subscribed to {list}. You can unsubscribe at any time with the link in every email.',
  listUnsubscribeTitle: 'Unsubscribe?',
  listUnsubscribeText: '{email} will no longer get emails from {list}.',
  listUnsubscribeButton: 'Unsubscribe',
  listUnsubscribedTitle: 'You’re unsubscribed.',
  listUnsubscribedText: '{email} no longer gets emails from {list}.',
  remindersTitle: 'Stop reminders?',
  remindersText: 'You will no longer get emails about a cart you left or that ask for a review.',
  remindersButton: 'Stop reminders',
  remindersDoneTitle: 'You’re unsubscribed.',
  remindersDoneText: 'You won’t get any more reminders.',
  commentMailsTitle: 'Unsubscribe?',
  commentMailsText: 'You will no longer get emails about comments on this site.',
  commentMailsDoneText: 'You won’t get any more emails about comments on this site.',
  listLinkOverTitle: 'This link has expired.',
  listLinkOverText:
    'The address is no longer on the list, or the link is too old. Sign up again to get a new one.',
} as const;
