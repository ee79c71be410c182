import { serviceKind } from '../service-kind.ts';

/** A post on Instagram (block 25). */
export const instagram = serviceKind({ id: 25, key: 'instagram', service: 'instagram', height: 640 });
