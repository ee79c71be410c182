import type { BlockKind } from '../blocks/kind.ts';

/** Types of slides (administration §2). */
export const slideTypes = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const;
export type SlideType = (typeof slideTypes)[number];

/**
 * Slice types by name (administration §3); null for what has a name in the editor alone. The list of the spec has no 2,
 * which is the only name left, and `form` has no name in the editor.
 */
export const sliceTypes = {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  'popup-overlay-action': null,
  'temp-lock-inject': null,
  'sso-options': null,
} as const;
export type SliceName = keyof typeof sliceTypes;

/** What kinds of slices have of kinds of blocks: the same contract without places on a grid. */
type SliceContract = Pick<
  BlockKind,
  'fields' | 'defaults' | 'sample' | 'text' | 'assets' | 'checks' | 'normalize' | 'migrations'
>;

/** A kind of slice as the domain knows it: `packages/render/slices/<key>` draws it. */
export interface SliceKind extends SliceContract {
  /** The spec's number (administration §3, slice type); null for what has a name alone. */
  readonly id: number | null;
  /** Its name in the editor, which is its folder, the class `v-slice-<key>` and the template `slice-<key>`. */
  readonly key: SliceName;
  /** Slides that may have it. */
  readonly slides: readonly SlideType[];
  /** At most one on a slide. */
  readonly isSingle?: true;
  /** Key of the kind of block that it is below another name. */
  readonly block?: string;
  /** Name of the kind that is offered in its place: it is drawn where a slide has it. */
  readonly replacement?: SliceName;
}

/** A slice that is the same as a kind of block. */
export function likeBlock(
  block: BlockKind,
  slice: Omit<SliceKind, keyof SliceContract | 'block'>,
): SliceKind {
  const { fields, defaults, sample, text, assets, checks, normalize, migrations } = block;
  return {
    ...slice,
    block: block.key,
    fields,
    defaults,
    ...(sample ? { sample } : {}),
    ...(text ? { text } : {}),
    ...(assets ? { assets } : {}),
    ...(checks ? { checks } : {}),
    ...(normalize ? { normalize } : {}),
    ...(migrations ? { migrations } : {}),
  };
}
