import type { ErrorTable } from './errors.ts';

export const siteErrors = {
  'site-name-empty': {
    status: 400,
    message: 'A name needs at least one letter or digit that an address can be made of.',
  },
  'site-name-taken': { status: 409, message: 'The address {slug} is taken.' },
  'site-name-reserved': { status: 409, message: 'The address {slug} is reserved.' },
  'unknown-theme': { status: 400, message: 'There is no theme of this name.' },
  'version-conflict': {
    status: 409,
    message: 'Someone else has changed this in the meantime. Reload to see the latest version.',
  },
  'unknown-currency': { status: 400, message: 'A store cannot sell in {currency}.' },
  'currency-too-coarse': {
    status: 409,
    message: '{currency} has {digits} decimals. Please change these amounts first: {amounts}.',
  },
  'currency-changed': {
    status: 409,
    message: 'The store sells in another currency now: {currency}. Reload and look at the amounts again.',
  },
  'unknown-time-zone': { status: 400, message: '{timeZone} is not a time zone.' },
  'amount-too-precise': { status: 400, message: '{currency} has {digits} decimals.' },
} as const satisfies ErrorTable;
