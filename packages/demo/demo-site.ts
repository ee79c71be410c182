import type { StarterProduct, StarterSite, StarterVariant } from '@veranda/domain/sites/starter';

/** A site of the cast is the starter of its theme. */
export type DemoSite = StarterSite;
export type DemoProduct = StarterProduct;
export type DemoVariant = StarterVariant;
