import { serviceKind } from '../service-kind.ts';

/** A track or a profile on SoundCloud (block 56). */
export const soundcloud = serviceKind({ id: 56, key: 'soundcloud', service: 'soundcloud', height: 300 });
