import { type CssProblem, cssFaults, maxCustomCss } from '@veranda/domain/design/custom-css';
import { maxKitLength } from '@veranda/domain/design/font-kit';
import { slideTypes } from '@veranda/domain/slices/slice-kind';
import { maxSwatches } from '@veranda/domain/design/swatches';
import type { Tweak } from '@veranda/domain/design/tweaks';
import Type, { type Static } from 'typebox';
import { SectionColoursView } from './section-colours-view.ts';
import { endpoint } from './endpoint.ts';

const SiteOnly = Type.Object({ site: Type.String({ format: 'uuid' }) });
const Swatches = Type.Object({ swatches: Type.Array(Type.String(), { maxItems: maxSwatches }) });

/** Reads the colours that the people of a site have put aside. */
export const getSwatches = endpoint({
  name: 'get-swatches',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/swatches',
  access: { kind: 'member', area: ['pages', 'design', 'products'], level: 'read' },
  params: SiteOnly,
  response: Swatches,
  crumb: 'none',
});

/** Puts a colour aside, or takes it away again; the same twice changes nothing. */
export const changeSwatches = endpoint({
  name: 'change-swatches',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/swatches',
  access: { kind: 'member', area: ['pages', 'design', 'products'], level: 'write' },
  params: SiteOnly,
  body: Type.Object(
    { colour: Type.String({ minLength: 1, maxLength: 60 }), isKept: Type.Boolean() },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: Swatches,
  crumb: 'required',
});

const Values = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: maxKitLength }), {
  maxProperties: 200,
});

const CustomCss = Type.String({
  maxLength: maxCustomCss,
  description: 'CSS of the owner, at the end of the sheet of the site.',
});

const Seq = Type.Integer({ minimum: 0, description: 'Steps of the log that the design is made of.' });

const Design = Type.Object({
  seq: Seq,
  theme: Type.String({ description: 'Name of the theme.' }),
  tweaks: Type.Array(
    Type.Unsafe<Tweak>(
      Type.Unknown({ description: 'A choice that the theme offers, `Tweak` of the domain.' }),
    ),
  ),
  values: Values,
  customCss: CustomCss,
  roles: Type.Record(Type.String(), Type.String(), {
    description: 'Tweaks by what they are for: ground, sheet, ink, accent, night, heading, text.',
  }),
});
export type Design = Static<typeof Design>;

/** Reads what the theme of a site offers its owner, and what has been chosen of it. */
export const getDesign = endpoint({
  name: 'get-design',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/design',
  access: { kind: 'member', area: 'design', level: 'read' },
  params: SiteOnly,
  response: Design,
  crumb: 'none',
});

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Value = Type.Union([Type.String({ maxLength: maxKitLength }), Type.Null()]);

const SavedDesign = Type.Object({ values: Values, customCss: CustomCss, seq: Seq });

/** Saves chosen values; refused where somebody else has changed one of them since it was read. */
export const saveDesign = endpoint({
  name: 'save-design',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/design',
  access: { kind: 'member', area: 'design', level: 'write' },
  params: SiteOnly,
  body: Type.Object(
    {
      changes: Type.Array(
        Type.Object({ name: Name, value: Value, was: Value }, { additionalProperties: false }),
        { minItems: 1, maxItems: 200 },
      ),
    },
    { additionalProperties: false },
  ),
  bodyKind: 'json',
  response: SavedDesign,
  crumb: 'required',
});

/** Reads a screen of the draft as its visitors would have it, for looking at the design of it. */
const themeScreens = [...slideTypes, 'account'] as const;
export type ThemeScreen = (typeof themeScreens)[number];

export const getDesignScreen = endpoint({
  name: 'get-design-screen',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/design/screens/:screen',
  access: { kind: 'member', area: 'design', level: 'read' },
  params: Type.Object({
    site: Type.String({ format: 'uuid' }),
    screen: Type.Unsafe<ThemeScreen>(Type.Union(themeScreens.map((screen) => Type.Literal(screen)))),
  }),
  response: Type.Object({
    theme: Type.String({ description: 'Name of the folder of the theme.' }),
    html: Type.Union([Type.String(), Type.Null()], { description: 'Null where the site has none.' }),
    styles: Type.Array(Type.String(), { description: 'Inline sheets of the page.' }),
  }),
  crumb: 'none',
});

/** Pages of a purchase that the design is looked at on. */
const purchaseScreens = ['checkout', 'order'] as const;
export type PurchaseScreen = (typeof purchaseScreens)[number];

/**
 * Reads a page of a purchase with a sample order, in the brand of the draft: the checkout, or the page after the payment.
 */
export const getPurchaseScreen = endpoint({
  name: 'get-purchase-screen',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/design/purchase-screens/:screen',
  access: { kind: 'member', area: 'design', level: 'read' },
  params: Type.Object({
    site: Type.String({ format: 'uuid' }),
    screen: Type.Unsafe<PurchaseScreen>(Type.Union(purchaseScreens.map((screen) => Type.Literal(screen)))),
  }),
  response: Type.Object({
    html: Type.String(),
    sheet: Type.String({ description: 'CSS of the platform’s own pages.' }),
    brand: Type.String({ description: 'CSS of the brand, which comes after it.' }),
  }),
  crumb: 'none',
});

/** Reads what is in a kit of fonts (Typekit), as the value of the tweak for it. */
export const getFontKit = endpoint({
  name: 'get-font-kit',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/design/font-kits/:kit',
  access: { kind: 'member', area: 'design', level: 'write' },
  params: Type.Object({
    site: Type.String({ format: 'uuid' }),
    kit: Type.String({ pattern: '^[a-z0-9]{7}$' }),
  }),
  response: Type.Object({ value: Type.String() }),
  crumb: 'none',
});

/** Saves the owner's own CSS; refused where it has faults, or where somebody else has changed it since. */
export const saveCustomCss = endpoint({
  name: 'save-custom-css',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/custom-css',
  access: { kind: 'member', area: 'custom-code', level: 'write' },
  params: SiteOnly,
  body: Type.Object({ css: CustomCss, was: CustomCss }, { additionalProperties: false }),
  bodyKind: 'json',
  response: SavedDesign,
  crumb: 'required',
});

/** Compiles the sheet of the draft with other values and other CSS of the owner, for looking at them. */
export const previewDesign = endpoint({
  name: 'preview-design',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/design/preview',
  access: { kind: 'member', area: 'design', level: 'read' },
  params: SiteOnly,
  body: Type.Object({ values: Values, customCss: Type.Optional(CustomCss) }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({
    css: Type.String(),
    brand: Type.String({ description: 'CSS of the brand on the pages of a purchase.' }),
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        fault: Type.Unsafe<CssProblem['fault']>(Type.Union(cssFaults.map((fault) => Type.Literal(fault)))),
      }),
      { description: 'What is wrong with the CSS of the owner; it is left out where it may not be shown.' },
    ),
    themes: Type.Record(Type.String(), SectionColoursView),
  }),
  crumb: 'required',
  recorded: false,
});
