import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createImagePipeline } from './child-image-pipeline.ts';
import { servedWidths } from './decode-image.ts';
import type { ProcessedImage } from './image-pipeline.ts';

const pipeline = createImagePipeline();
afterAll(() => pipeline.close());
// A process is started, and pictures of 50 megapixels are decoded.
vi.setConfig({ testTimeout: 60_000 });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

async function processed(bytes: Uint8Array): Promise<ProcessedImage> {
  const result = await pipeline.process(bytes, 'test');
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

describe('served widths', () => {
  it.each([
    ['storefront §9 image: widths 100, 300, 500, 750, 1000, 1500 and 2500'],
    ['administration §9 image: widths 100, 300, 500, 750, 1000, 1500 and 2500'],
  ])('%s', () => expect(servedWidths(4000)).toEqual([100, 300, 500, 750, 1000, 1500, 2500]));

  it.each([
    [2500, [100, 300, 500, 750, 1000, 1500, 2500]],
    [1200, [100, 300, 500, 750, 1000, 1200]],
    [100, [100]],
    [40, [40]],
  ])('%i px → %j', (width, widths) => expect(servedWidths(width)).toEqual(widths));
});

describe('image pipeline, uploads of the security design', () => {
  it('gives WebP in each width, a small placeholder and five average colours', async () => {
    const image = await processed(await picture(1200, 800).jpeg().toBuffer());
    expect([image.width, image.height, image.mimeType]).toEqual([1200, 800, 'image/jpeg']);
    expect(image.variants.map((variant) => variant.width)).toEqual([100, 300, 500, 750, 1000, 1200]);
    const meta = await sharp(image.variants[1]?.bytes).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', 300, 200]);
    expect(image.placeholder.length).toBeLessThanOrEqual(400);
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(Object.keys(image.colorData)).toHaveLength(5);
    expect(image.colorData.centerAverage).toMatch(/^[bc][\da-f][34]/);
  });

  it('turns a picture upright and strips what the camera said', async () => {
    const sideways = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await processed(sideways);
    expect([image.width, image.height]).toEqual([40, 60]);
    const meta = await sharp(image.original).metadata();
    expect([meta.exif, meta.orientation ?? 1]).toEqual([undefined, 1]);
  });

  it('keeps an animation in its variants', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 200, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await processed(gif);
    expect([image.width, image.height, image.variants.map((variant) => variant.width)]).toEqual([
      200,
      100,
      [100, 200],
    ]);
    expect((await sharp(image.variants[0]?.bytes).metadata()).pages).toBe(2);
  });

  it('refuses by content what is not a picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const results = [];
    for (const text of [svg, '<html><script>alert(1)</script></html>', 'GIF89a', ''])
      results.push(await pipeline.process(Buffer.from(text), 'test'));
    expect(results.map((result) => ('problem' in result ? result.problem : 'taken'))).toEqual([
      'unsupported',
      'unsupported',
      'unsupported',
      'unsupported',
    ]);
  });

  it('decisions §numbers upload: an image has 20 MB and 50 megapixels at most; refuses more than 50 megapixels, sides beyond 16,384 and 20 MB, and a cut file', async () => {
    const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    const wide = await picture(16_385, 2).png().toBuffer();
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 99, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    const results = [];
    for (const bytes of [bomb, wide, Buffer.alloc(20_000_001), whole.subarray(0, whole.length / 2)])
      results.push(await pipeline.process(bytes, 'test'));
    expect(results.map((result) => ('problem' in result ? result.problem : 'taken'))).toEqual([
      'too-large',
      'too-large',
      'too-large',
      'broken',
    ]);
  });

  it('kills a child that overruns its time, and serves the next image with a fresh one', async () => {
    const impatient = createImagePipeline({ time: 1 });
    const bytes = await picture(2000, 2000).png().toBuffer();
    expect(await impatient.process(bytes, 'test')).toEqual({ problem: 'timeout' });
    await impatient.close();
    expect((await processed(await picture(10, 10).png().toBuffer())).width).toBe(10);
  });

  it('takes images one at a time and answers each', async () => {
    const sizes = [30, 20, 10];
    const images = await Promise.all(
      sizes.map(async (side) => processed(await picture(side, side).png().toBuffer())),
    );
    expect(images.map((image) => image.width)).toEqual(sizes);
  });
});
