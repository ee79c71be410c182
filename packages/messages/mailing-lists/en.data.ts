/** Pages of the links in mails of mailing lists. */
export const en = {
  listConfirmTitle: 'One more step',
  listConfirmText: 'Do you want to subscribe {email} to {list}?',
  listConfirmButton: 'Confirm my subscription',
  listConfirmedTitle: 'You’re subscribed.',
  listConfirmedText:
    '{email} is now subscribed to {list}. You can unsubscribe at any time with the link in every e-mail.',
  listUnsubscribeTitle: 'Unsubscribe?',
  listUnsubscribeText: '{email} will no longer get e-mails from {list}.',
  listUnsubscribeButton: 'Unsubscribe',
  listUnsubscribedTitle: 'You’re unsubscribed.',
  listUnsubscribedText: '{email} no longer gets e-mails from {list}.',
  remindersTitle: 'Stop reminders?',
  remindersText: 'You can stop e-mails that remind you of a cart or ask for a review.',
  remindersButton: 'Stop reminders',
  remindersDoneTitle: 'You’re unsubscribed.',
  remindersDoneText: 'You will get no more reminders.',
  listLinkOverTitle: 'This link has expired.',
  listLinkOverText:
    'It was for an address that is no longer on the list, or it is too old. Sign up again to get another one.',
} as const;
