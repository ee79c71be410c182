/** Page of the sign-in service that stands in for a real one on a developer’s machine, and nowhere else. */
export const en = {
  title: 'Who are you?',
  lead: 'This sign-in service exists only on a developer’s machine, and believes everybody.',
  email: 'Email address',
  name: 'Name',
  unconfirmed: 'The address has not been confirmed',
  signIn: 'Sign in',
  cancel: 'Do not sign in',
} as const;
