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
  'welcome.subject': 'Welcome to Veranda',
  'welcome.heading': 'Welcome to Veranda',
  'welcome.intro': 'Please confirm that this email address is yours. It is the one you log in with.',
  'welcome.button': 'Confirm my address',
  'welcome.footer':
    'The link works for seven days. If you didn’t create an account, you can ignore this email.',
  'email-change.subject': 'Confirm your new email address',
  'email-change.heading': 'Is this your new address?',
  'email-change.intro':
    'You (or someone else) asked to log in to Veranda with {email}. Confirm that the address is yours.',
  'email-change.button': 'Confirm this address',
  'email-change.footer': 'The link works once, for one hour. If this wasn’t you, you can ignore this email.',
  'email-release.subject': 'Confirm the change of your email address',
  'email-release.heading': 'Change your email address?',
  'email-release.intro':
    'You (or someone else) asked to log in to Veranda with {email} in the future. Confirm the change here, and at the new address.',
  'email-release.button': 'Confirm the change',
  'email-release.footer':
    'The link works once, for one hour. If this wasn’t you, ignore this email and change your password.',
  'two-factor.subject': 'Two-factor authentication is {state, select, on {on} other {off}}',
  'two-factor.heading': 'Two-factor authentication is {state, select, on {on} other {off}}',
  'two-factor.intro':
    '{state, select, on {Logging in to Veranda now takes your password and a code from your app.} other {Logging in to Veranda now takes your password alone.}}',
  'two-factor.button': 'View your account',
  'two-factor.footer': 'If this wasn’t you, change your password right away.',
} as const;
