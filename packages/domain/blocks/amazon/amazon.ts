import { serviceKind } from '../service-kind.ts';

/** A product on Amazon (block 46). */
export const amazon = serviceKind({ id: 46, key: 'amazon', service: 'amazon', height: 0 });
