import { en } from '@veranda/messages/errors/en.data';
import { listNotSelected, noMailingLists } from '@veranda/domain/mailing-lists/list-choice';
import type { ErrorTable } from './errors.ts';

/** Mailing lists, connected accounts and deliveries (administration §5, §8). */
export const listErrors = {
  'unknown-list': { status: 404, message: 'There is no such list.' },
  'list-name-taken': { status: 409, message: 'Another list has this name.' },
  'too-many-lists': { status: 409, message: 'A site has at most {max} lists.' },
  'list-not-selected': { status: 400, message: listNotSelected },
  'no-mailing-lists': { status: 409, message: noMailingLists },
  'unknown-subscriber': { status: 404, message: 'There is no such subscriber.' },
  'subscriber-unchanged': { status: 409, message: 'This change is no longer possible.' },
  'account-not-connected': { status: 409, message: 'No account is connected.' },
  'account-refused': { status: 400, message: '{service} does not accept this key.' },
  'account-away': { status: 503, message: 'Unable to connect. Please try again.' },
  'unknown-hook': { status: 404, message: 'There is no such address.' },
  'hook-not-public': { status: 400, message: 'Enter an https address on the public internet.' },
  'too-many-hooks': { status: 409, message: 'A site has at most {max} automation addresses.' },
  'unknown-delivery': { status: 404, message: 'There is no such delivery.' },
  'delivery-sent': { status: 409, message: 'It has already been delivered.' },
  'delivery-waiting': { status: 409, message: 'It is already being sent.' },
  'list-link-over': { status: 410, message: en['list-link-over'] },
} as const satisfies ErrorTable;
