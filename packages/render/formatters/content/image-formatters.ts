import {
  argsFormatter,
  scopeFormatter,
  shows,
  valueFormatter,
  wholeNumberRule,
} from '@veranda/template/formatters/define';
import { escapeAttribute, escapeQuotes } from '@veranda/template/formatters/escape';
import type { Formatter, FormatterFamily, Scope } from '@veranda/template/registry';
import { asNumber, isObject, member, text } from '@veranda/template/values';
import { audioPlayer } from '../fragments/fragments.ts';
import { altText } from './alt-text.ts';
import { colorAttributes, imageMeta, imageSrcset, servedFormat } from './image-meta.ts';
import { videoHtml } from './video.ts';

const sample = { id: 'i', assetUrl: '/a.jpg', originalSize: '800x400', title: 'A' };
const sampleMeta =
  'data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="800x400" data-image-focal-point="0.5,0.5" alt="A"';

/** Pictures, video and sound (§2.2). */
export const imageFormatters: FormatterFamily = {
  name: 'images',
  formatters: [
    scopeFormatter({
      name: 'image',
      summary: 'An image that scripts load, and one for without; its argument is the class (thumb-image).',
      example: shows(
        '{@|image wide}',
        sample,
        '<noscript><img src="/a.jpg" alt="A" /></noscript>' +
          `<img class="wide" ${sampleMeta} data-load="false" data-image-id="i" data-type="image" />`,
      ),
      args: { max: 1 },
      bind(args) {
        const name = escapeQuotes(args.words[0] ?? 'thumb-image');
        return (value, scope) => (isObject(value) ? imageHtml(value, name, scope) : '');
      },
    }),
    scopeFormatter({
      name: 'image-meta',
      summary: 'The attributes of an image.',
      example: shows('{@|image-meta}', sample, sampleMeta),
      bind: () => imageMeta,
    }),
    scopeFormatter({
      name: 'child-image-meta',
      summary: 'The attributes of an image of `items` (the first).',
      example: shows('{@|child-image-meta}', { items: [sample] }, sampleMeta),
      args: {
        max: 1,
        check: (args) => (/^(?:\d{1,9})?$/.test(args.words[0] ?? '') ? undefined : 'expected an integer'),
      },
      bind(args) {
        const index = Number(args.words[0] ?? 0);
        return (value, scope) => imageMeta(member(member(value, 'items'), index), scope);
      },
    }),
    scopeFormatter({
      name: 'cover-image-meta',
      summary: 'The attributes of `coverImage`.',
      example: shows('{@|cover-image-meta}', { coverImage: sample }, sampleMeta),
      bind: () => (value, scope) => imageMeta(member(value, 'coverImage'), scope),
    }),
    valueFormatter({
      name: 'image-srcset',
      summary: '`srcset` of an image, by `systemDataVariants`.',
      example: shows(
        '{@|image-srcset}',
        { assetUrl: '/a.jpg', systemDataVariants: '500x300,100w,300w' },
        'srcset="/a.jpg?format=100w 100w,/a.jpg?format=300w 300w,/a.jpg?format=original 500w"',
      ),
      run: imageSrcset,
    }),
    argsFormatter({
      name: 'image-color',
      summary: 'A colour of an image by position, behind a property if named; or all as attributes.',
      example: shows('{@|image-color center color}', { colorData: { centerAverage: '555' } }, 'color: #555'),
      args: { max: 2 },
      bind({ words: [position, property] }) {
        return (value) => imageColor(member(value, 'colorData'), position, property);
      },
    }),
    scopeFormatter({
      name: 'video',
      summary: 'A video that scripts load; `load-false` and `color-data` add to its picture.',
      example: shows(
        '{@|video}',
        { oembed: { html: '<b>', providerName: 'Vimeo' } },
        '<div class="sqs-video-wrapper" data-html="&lt;b&gt;" data-provider-name="Vimeo"></div>',
      ),
      bind(args) {
        const options = {
          lazy: args.words.includes('load-false'),
          colors: args.words.includes('color-data'),
        };
        return (value) => videoHtml(value, options);
      },
    }),
    scopeFormatter({
      name: 'audio-player',
      summary: 'The player of an audio item.',
      example: shows(
        '{@|audio-player}',
        { id: 'a', structuredContent: { audioAssetUrl: '/a.mp3' } },
        "<script>Y.use('squarespace-audio-player-frontend');</script>\n" +
          '<div class="squarespace-audio-player" data-audio-asset-url="/a.mp3" data-item-id="a" ' +
          'id="audio-player-a"></div>',
      ),
      bind: () => (item, scope) => scope.fragment(audioPlayer, item, false),
    }),
    side({ name: 'width', summary: 'The width of a `WxH` size.', output: '800', pick: ([width]) => width }),
    side({
      name: 'height',
      summary: 'The height of a `WxH` size.',
      output: '400',
      pick: ([, height]) => height,
    }),
    resized({
      name: 'resizedHeightForWidth',
      summary: 'The height at a width.',
      output: '25',
      resize: ([w, h], width) => whole((width / w) * h),
    }),
    resized({
      name: 'resizedWidthForHeight',
      summary: 'The width at a height.',
      output: '100',
      resize: ([w, h], height) => whole((height / h) * w),
    }),
    resized({
      name: 'squarespaceThumbnailForWidth',
      summary: 'The format that serves a width.',
      output: '100w',
      resize: (_size, width) => servedFormat(width),
    }),
    resized({
      name: 'squarespaceThumbnailForHeight',
      summary: 'The format that serves a height.',
      output: '100w',
      resize([w, h], height) {
        const width = whole((height / h) * w);
        return width === undefined ? undefined : servedFormat(width);
      },
    }),
  ],
};

function imageHtml(image: object, name: string, scope: Scope): string {
  const url = escapeQuotes(text(member(image, 'assetUrl')));
  const alt = escapeAttribute(altText(image, scope));
  const id = escapeQuotes(text(member(image, 'id')));
  const attributes = `${imageMeta(image, scope)} data-load="false" data-image-id="${id}" data-type="image"`;
  return `<noscript><img src="${url}" alt="${alt}" /></noscript><img class="${name}" ${attributes} />`;
}

function imageColor(colors: unknown, position: string | undefined, property: string | undefined): string {
  if (position === undefined) return colorAttributes(colors);
  const colour = text(member(colors, `${position}Average`));
  if (colour === '') return `"${position}" not found.`;
  return property === undefined ? `#${colour}` : `${property}: #${colour}`;
}

type Size = readonly [width: number, height: number];
/** Said of a value that is no size (administration §5). */
const noSize = "Invalid source parameter. Pass in 'originalSize'.";

function sizeOf(value: unknown): Size | undefined {
  const match = /^\s*(\d{1,9})x(\d{1,9})\s*$/.exec(text(value));
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** A formatter with its name, its summary, and what its example prints. */
interface Described {
  readonly name: string;
  readonly summary: string;
  readonly output: string;
}

function side({
  name,
  summary,
  output,
  pick,
}: Described & { readonly pick: (size: Size) => number }): Formatter {
  return valueFormatter({
    name,
    summary,
    example: shows(`{@|${name}}`, '800x400', output),
    run(value) {
      const size = sizeOf(value);
      return size ? pick(size) : noSize;
    },
  });
}

function resized({
  name,
  summary,
  output,
  resize,
}: Described & { readonly resize: (size: Size, length: number) => unknown }): Formatter {
  return argsFormatter({
    name,
    summary,
    example: shows(`{@|${name} 50}`, '800x400', output),
    args: wholeNumberRule,
    bind(args) {
      const length = asNumber(args.words[0]);
      return (value) => {
        const size = sizeOf(value);
        return (size && resize(size, length)) ?? noSize;
      };
    },
  });
}

// A side of zero has no ratio.
function whole(value: number): number | undefined {
  return Number.isFinite(value) ? Math.trunc(value) : undefined;
}
