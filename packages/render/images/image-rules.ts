/** Attributes of the tag `image` as a theme writes them. */
export type ImageAttributes = Readonly<Record<string, string>>;

const loaders = ['sqs', 'raw', 'vimeo', 'youtube'];
const ofVideos = ['vimeo', 'youtube'];

/** The loader of a picture: `sqs` where none is named. */
export function loaderOf({ loader = '' }: ImageAttributes): string {
  return loader === '' ? 'sqs' : loader;
}

interface ImageRule {
  readonly isBroken: (attributes: ImageAttributes) => boolean;
  readonly message: string;
}

/** Rules of the tag `image` (administration §5, for developers alone), in the order in which they are told. */
const imageRules: readonly ImageRule[] = [
  { isBroken: ({ width }) => !isPositive(width), message: 'width is required, a positive integer' },
  { isBroken: ({ height }) => !isPositive(height), message: 'height is required, a positive integer' },
  {
    isBroken: ({ priority = '' }) => !['', 'high', 'low', 'none'].includes(priority),
    message: 'priority is high, low or none',
  },
  {
    isBroken: (attributes) => !loaders.includes(loaderOf(attributes)),
    message: 'loader is sqs, raw, vimeo or youtube',
  },
  {
    isBroken: ({ format = '' }) => !['', 'jpg', 'webp'].includes(format),
    message: 'format is jpg or webp',
  },
  {
    isBroken: (attributes) => (attributes['format'] ?? '') !== '' && !ofVideos.includes(loaderOf(attributes)),
    message: 'format is for the loaders vimeo and youtube only',
  },
  {
    isBroken: (attributes) => loaderOf(attributes) === 'youtube' && isMissing(attributes['videoid']),
    message: 'videoId is required for the loader youtube',
  },
  {
    isBroken: (attributes) => loaderOf(attributes) !== 'youtube' && isMissing(attributes['src']),
    message: 'src is required',
  },
  {
    isBroken: (attributes) => loaderOf(attributes) === 'sqs' && isMissing(attributes['sizes']),
    message: 'sizes is required for the loader sqs',
  },
];

/** Messages of the rules that a picture of a theme breaks; none where it is sound. */
export function imageProblems(attributes: ImageAttributes): readonly string[] {
  return imageRules.flatMap(({ isBroken, message }) => (isBroken(attributes) ? [message] : []));
}

function isPositive(text = ''): boolean {
  return /^[1-9]\d{0,5}$/.test(text.trim());
}

function isMissing(text = ''): boolean {
  return text.trim() === '';
}
