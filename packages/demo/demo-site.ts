/** A site of the cast is the starter of its theme. */
export type {
  StarterProduct as DemoProduct,
  StarterSite as DemoSite,
  StarterVariant as DemoVariant,
} from '@veranda/domain/sites/starter';
