import { type BlockValue, flagAt, textAt, textsAt } from '../kind.ts';
import { itemsOfAssets } from './gallery-items.ts';

/** Names of the first version by those of administration §3. */
const renamed = {
  'aspect-ratio': 'aspectRatio',
  'thumbnails-per-row': 'perRow',
  'autoplay-duration': 'autoplayDuration',
  'auto-crop': 'autoCrop',
  'active-alignment': 'activeAlignment',
} as const;

const renamedRatios: Readonly<Record<string, string>> = {
  '1:1': 'square',
  '3:2': 'standard',
  '2:3': 'standard-vertical',
  '4:3': 'four-three',
  '3:4': 'three-four-vertical',
  '16:9': 'widescreen',
  '2.40:1': 'anamorphic-widescreen',
};

const dropped: readonly string[] = ['assetIds', 'showCaptions', ...Object.values(renamed)];

/**
 * A gallery of the first version, which had ids of pictures in the place of items and names of its own for options.
 * A value without these is as it was.
 */
export function fromFirstGallery(value: BlockValue): BlockValue {
  if (!dropped.some((path) => Object.hasOwn(value, path))) return value;
  const rest = Object.entries(value).filter(([path]) => !dropped.includes(path));
  const options = Object.entries(renamed).flatMap(([path, before]) =>
    value[before] === undefined ? [] : [[path, optionOf(path, value[before])] as const],
  );
  return {
    ...Object.fromEntries([...rest, ...options]),
    items: value['items'] ?? itemsOfAssets(textsAt(value, 'assetIds')),
    ...metaOf(value),
  };
}

function optionOf(path: string, value: unknown): unknown {
  if (path === 'thumbnails-per-row') return String(value);
  return path === 'aspect-ratio' ? (renamedRatios[String(value)] ?? value) : value;
}

// One switch showed the captions of every design.
function metaOf(value: BlockValue): BlockValue {
  const shows = flagAt(value, 'showCaptions');
  const design = textAt(value, 'design');
  if (design === 'stacked') return { 'show-meta-basic': shows };
  if (design === 'slideshow') return { 'show-meta': shows };
  return design === 'slider' ? {} : { 'show-meta-only-title': shows };
}
