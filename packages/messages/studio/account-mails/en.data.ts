/** Texts of the mails to accounts of the studio: five of each kind, under its name. */
export const en = {
  'invitation.subject': '{inviter} invited you to {site}',
  'invitation.heading': 'Join {site}',
  'invitation.intro':
    '{inviter} invited you to work on {site} with the {count, plural, one {role} other {roles}} {roles}.',
  'invitation.button': 'View the invitation',
  'invitation.footer':
    'The link works until {date}. If you weren’t expecting this invitation, you can ignore this email.',
  'ownership.subject': 'You are now the owner of {site}',
  'ownership.heading': 'You own {site}',
  'ownership.intro': '{inviter} made you the owner of {site}. Only you can hand it over to somebody else.',
  'ownership.button': 'Open the site',
  'ownership.footer': 'You received this email because you work on {site}.',
} as const;
