import { serviceKind } from '../service-kind.ts';

/** A registry on Zola (block 63). */
export const zola = serviceKind({ id: 63, key: 'zola', service: 'zola', height: 0 });
