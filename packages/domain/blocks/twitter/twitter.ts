import { serviceKind } from '../service-kind.ts';

/** A post on X (block 6). */
export const twitter = serviceKind({ id: 6, key: 'twitter', service: 'twitter', height: 600 });
