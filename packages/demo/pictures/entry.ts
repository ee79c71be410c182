/** Finish that the image library adds to a drawing: how coarse its grain is and how strong (0 to 1). */
export type Finish = 'flour' | 'riso' | 'paper';

/** A picture of the demo: its drawing and what a page needs to show it well. */
export interface PictureEntry {
  /** Set and name, as in `levain/country-sourdough`; the sets are the demo sites and `shapes`. */
  readonly key: string;
  /** Size of the rendered master in pixels. */
  readonly width: number;
  readonly height: number;
  /** The point that a crop keeps, as parts of width and height from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** At most 250 characters, by someone who saw the picture. */
  readonly alt: string;
  readonly caption?: string;
  readonly finish: Finish;
  /** The drawing as SVG, the same at each call, in the proportions of the master. */
  readonly draw: () => string;
}
