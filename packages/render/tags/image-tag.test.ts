import { describe, expect, it } from 'vitest';
import { blockSampleSession } from '../blocks/sample-block.test-data.ts';
import { imageProblems } from '../images/image-rules.ts';
import { imageTag } from './image-tag.ts';

const sound = { src: '/assets/site/x/loaf.jpg', width: '600', height: '400', sizes: '50vw', alt: 'A loaf' };
const wrong = (changes: Readonly<Record<string, string>>) => imageProblems({ ...sound, ...changes });

function draw(attributes: Readonly<Record<string, string>>, showsErrors = false) {
  const sample = blockSampleSession([]);
  const session = showsErrors ? { ...sample, showsErrors: true as const } : sample;
  const html = imageTag(session, attributes);
  return { html, codes: session.errors.map(({ code }) => code) };
}

describe('the rules of a picture', () => {
  it('let a sound one be', () => expect(imageProblems(sound)).toEqual([]));

  it('administration §5 image template: width and height are required positive integers', () => {
    for (const width of ['', '0', '-3', '1.5', 'wide', '1e3'])
      expect(wrong({ width })).toEqual(['width is required, a positive integer']);
    expect(wrong({ height: '' })).toEqual(['height is required, a positive integer']);
  });
  it('administration §5 image template: priority is high, low or none', () => {
    for (const priority of ['high', 'low', 'none', '']) expect(wrong({ priority })).toEqual([]);
    expect(wrong({ priority: 'urgent' })).toEqual(['priority is high, low or none']);
  });
  it('administration §5 image template: loader is sqs, raw, vimeo or youtube', () => {
    for (const loader of ['sqs', 'raw', 'vimeo']) expect(wrong({ loader })).toEqual([]);
    expect(wrong({ loader: 'flickr' })).toEqual(['loader is sqs, raw, vimeo or youtube']);
  });
  it('administration §5 image template: format is jpg or webp, for vimeo and youtube only', () => {
    expect(wrong({ loader: 'vimeo', format: 'webp' })).toEqual([]);
    expect(wrong({ loader: 'vimeo', format: 'png' })).toEqual(['format is jpg or webp']);
    expect(wrong({ format: 'jpg' })).toEqual(['format is for the loaders vimeo and youtube only']);
  });
  it('administration §5 image template: youtube needs a video id', () => {
    expect(wrong({ loader: 'youtube' })).toEqual(['videoId is required for the loader youtube']);
    expect(wrong({ loader: 'youtube', videoid: 'abc', src: '' })).toEqual([]);
  });
  it('administration §5 image template: the others need src', () => {
    for (const loader of ['sqs', 'raw', 'vimeo'])
      expect(wrong({ loader, src: ' ' })).toEqual(['src is required']);
  });
  it('administration §5 image template: sqs needs sizes', () => {
    expect(wrong({ sizes: '' })).toEqual(['sizes is required for the loader sqs']);
    expect(wrong({ loader: 'raw', sizes: '' })).toEqual([]);
  });
});

describe('a picture of a theme', () => {
  const path = '/assets/site-1/x/loaf.jpg';

  it('has the widths of a file of the site, its measures and its words', () => {
    const sample = blockSampleSession([]);
    const src = `/assets/${sample.snapshot.website.id}/x/loaf.jpg`;
    const { html, codes } = draw({ ...sound, src, priority: 'high' });
    expect(codes).toEqual([]);
    expect(html).toContain(`srcset="${src}?format=100w 100w, ${src}?format=750w 750w" sizes="50vw"`);
    expect(html).toContain('width="600" height="400" alt="A loaf" fetchpriority="high"');
    expect(draw({ ...sound, src, loader: 'raw' }).html).not.toContain('srcset');
  });

  it('is plain for visitors where it breaks a rule, which drafts tell of', () => {
    const broken = { src: path, alt: 'A "loaf"', width: 'wide' };
    const { html, codes } = draw(broken);
    expect(html).toBe(
      `<img class="v-img" src="${path}" alt="A &quot;loaf&quot;" loading="lazy" decoding="async">`,
    );
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'TAG_IMAGE_RULE'));
    const told = draw(broken, true).html;
    expect(told.match(/<p class="v-developer-error">/g)).toHaveLength(3);
    expect(told).toContain('&lt;squarespace:image&gt;: sizes is required for the loader sqs.');
    expect(told.endsWith(html)).toBe(true);
  });

  it('asks nothing of YouTube, and leads nowhere that is unsafe', () => {
    const { html } = draw({ loader: 'youtube', videoid: 'abc"<', alt: 'Film', width: '1', height: '1' });
    expect(html).toBe(
      '<a class="v-video-link" href="https://www.youtube.com/watch?v=abc%22%3C" rel="noopener">Film</a>',
    );
    expect(draw({ ...sound, src: 'javascript:alert(1)' }).html).toBe('');
  });
});
