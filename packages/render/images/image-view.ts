import type { Asset } from '@veranda/domain/media/asset';
import { type FocalPoint, isFocalPoint } from '@veranda/domain/media/focal-point';
import { assetPath, nextWidth } from '@veranda/domain/media/asset-address';

/** An image as templates see it (template-language §4, plus what a responsive picture needs). */
export interface ImageView {
  readonly id: string;
  readonly assetUrl: string;
  /** `1600x900`. */
  readonly originalSize: string;
  readonly mediaFocalPoint: FocalPoint;
  /** `1600x900,100w,300w`. */
  readonly systemDataVariants: string;
  readonly altText: string;
  readonly title: string;
  readonly filename: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
  readonly srcset: string;
  /** The address for `src`: a middle width, or the original when there are no widths. */
  readonly fallbackUrl: string;
  /** For a lightbox: the largest width. */
  readonly largeUrl: string;
  /** `50% 40%`: the focal point as CSS takes it. */
  readonly objectPosition: string;
  readonly caption: string;
  /** Average colours of its corners and its center, `centerAverage`: six hex digits without `#`. */
  readonly colorData: Readonly<Record<string, string>>;
  /** The picture as scripts of a theme know it, wherever a page shows it. */
  readonly componentKey: string;
}

const fallbackWidth = 750;

// A record of a file never changes, and is drawn on page after page.
const views = new WeakMap<Asset, { readonly siteId: string; readonly view: ImageView }>();

/** The view of an image asset of a site. */
export function imageView(siteId: string, asset: Asset): ImageView {
  const known = views.get(asset);
  if (known?.siteId === siteId) return known.view;
  const view = makeView(siteId, asset);
  views.set(asset, { siteId, view });
  return view;
}

function makeView(siteId: string, asset: Asset): ImageView {
  const assetUrl = assetPath(siteId, asset);
  const width = asset.width ?? 0;
  const height = asset.height ?? 0;
  const middle = nextWidth(fallbackWidth, asset.variants);
  const { x, y } = asset.focalPoint;
  return {
    id: asset.id,
    assetUrl,
    originalSize: `${width}x${height}`,
    mediaFocalPoint: { x, y },
    systemDataVariants: [`${width}x${height}`, ...asset.variants.map((variant) => `${variant}w`)].join(','),
    altText: asset.altText,
    title: asset.caption,
    filename: asset.fileName,
    placeholder: asset.placeholder,
    width,
    height,
    srcset: asset.variants.map((variant) => `${assetUrl}?format=${variant}w ${variant}w`).join(', '),
    fallbackUrl: middle === undefined ? assetUrl : `${assetUrl}?format=${middle}w`,
    largeUrl: asset.variants.length === 0 ? assetUrl : `${assetUrl}?format=${asset.variants.at(-1)}w`,
    objectPosition: objectPosition({ x, y }),
    caption: asset.caption,
    colorData: asset.colorData ?? {},
    componentKey: asset.id,
  };
}

/** The image with another focal point; with its own where `focal` is none. */
export function withFocal(view: ImageView, focal: unknown): ImageView {
  return isFocalPoint(focal)
    ? { ...view, mediaFocalPoint: focal, objectPosition: objectPosition(focal) }
    : view;
}

/** A focal point as CSS takes it: `50% 40%`. */
export function objectPosition({ x, y }: FocalPoint): string {
  return `${percent(x)} ${percent(y)}`;
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
