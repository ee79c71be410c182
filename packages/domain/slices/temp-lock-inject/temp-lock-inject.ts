import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** The lock screen as the platform makes it, put into an owner's: its words and the field for the password. */
export const tempLockInject: SliceKind = {
  id: sliceTypes['temp-lock-inject'],
  key: 'temp-lock-inject',
  slides: ['lock-screen'],
  isSingle: true,
  fields: [{ path: 'showTitle', kind: 'switch' }],
  defaults: { showTitle: true },
};
