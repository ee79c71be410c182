import type { Point } from '../drawing/geometry.ts';
import { bend, round, smooth, straight } from '../drawing/geometry.ts';
import { bell } from '../drawing/random.ts';
import { path } from '../drawing/sheet.ts';
import { dots } from '../drawing/texture.ts';
import { field, mailTheme } from './ground.ts';
import { plate } from './botanicals.ts';
import { leaf } from './botanicals.ts';

/** Seed heads of poppy, honesty, teasel and grass. */
export function seedHeads(): string {
  const sheet = plate('seed heads');
  const stem = (foot: number, top: Point): void =>
    sheet.add(mailTheme(smooth(bend([[foot, 1090], [(foot + top[0]) / 2 + 10, 760], top], 9), false), 4));
  for (const [x, y, r] of [
    [260, 330, 62],
    [380, 480, 46],
  ] as const) {
    stem(420, [x, y + r]);
    const pod = round(sheet.random, { at: [x, y], rx: r, ry: r * 1.15, wobble: 0.02 });
    const ribs = [-0.6, -0.2, 0.2, 0.6].map((k) =>
      smooth(
        bend(
          [
            [x + k * r * 0.5, y - r * 1.1],
            [x + k * r * 1.5, y],
            [x + k * r * 0.4, y + r * 1.1],
          ],
          7,
        ),
        false,
      ),
    );
    const crown = Array.from({ length: 11 }, (_, i) =>
      straight([
        [x, y - r * 1.2],
        [x - r * 0.9 + (i * r * 1.8) / 10, y - r * 1.36 + Math.abs(i - 5) * 3],
      ]),
    );
    sheet.add(
      path(smooth(pod), { fill: field.sage, opacity: 0.6 }),
      mailTheme(smooth(pod) + ribs.join(''), 1.8),
      mailTheme(crown.join(''), 2.4),
      mailTheme(
        straight([
          [x - r, y - r * 1.2],
          [x + r, y - r * 1.2],
        ]),
        3,
      ),
    );
  }
  stem(500, [560, 420]);
  const cone = round(sheet.random, { at: [560, 320], rx: 62, ry: 118, wobble: 0.02 });
  const spines: string[] = [];
  for (let i = 0; i < 260; i++) {
    const [a, k] = [sheet.random() * 6.283, Math.sqrt(sheet.random())];
    const p: Point = [560 + Math.cos(a) * 60 * k, 320 + Math.sin(a) * 114 * k];
    spines.push(straight([p, [p[0] + Math.cos(a) * 18, p[1] - 14]]));
  }
  sheet.add(
    path(smooth(cone), { fill: field.leaf, opacity: 0.6 }),
    mailTheme(spines.join(''), 1.3),
    mailTheme(
      [-1, 1]
        .map((s) =>
          smooth(
            bend(
              [
                [560, 440],
                [560 + s * 90, 400],
                [560 + s * 130, 230],
              ],
              8,
            ),
            false,
          ),
        )
        .join(''),
      3,
    ),
  );
  for (const [x, y] of [
    [780, 360],
    [720, 500],
    [840, 520],
    [760, 640],
  ] as const) {
    stem(540, [x, y + 56]);
    const disc = round(sheet.random, { at: [x, y], rx: 48, ry: 58, wobble: 0.03 });
    sheet.add(
      path(smooth(disc), { fill: '#FFFFFF', opacity: 0.85 }),
      mailTheme(smooth(disc), 2),
      dots(
        [
          [x - 12, y - 10],
          [x + 12, y - 16],
          [x - 8, y + 18],
          [x + 14, y + 14],
        ],
        { colour: field.deep, size: [9, 14] },
      ),
    );
  }
  for (const x of [180, 240, 310]) {
    stem(400, [x, 690]);
    for (let i = 0; i < 22; i++)
      sheet.add(
        path(
          smooth(
            leaf([x + bell(sheet.random) * 3 + i * 0.6, 700 - i * 9], {
              long: 20,
              wide: 7,
              turn: i % 2 ? -50 : -130,
            }),
          ),
          { fill: field.deep, opacity: 0.8 },
        ),
      );
  }
  return sheet.svg();
}
