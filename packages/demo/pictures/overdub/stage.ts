import type { Point } from '../drawing/geometry.ts';
import { bend, round, smooth, straight, stroke, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { disc, path } from '../drawing/sheet.ts';
import { halftone } from '../drawing/texture.ts';
import { flat, inks, printed } from './press.ts';

/** A drum kit from the front, its foot at the place: the skin of the bass drum faces the hall. */
function kit([x, y]: Point): string {
  const part = (text: string, fill: string = inks.black): string =>
    flat(
      traced(text)
        .map(([px, py]) => `${x + px} ${y + py}`)
        .join(', '),
      fill,
    );
  const cymbal = (px: number, py: number, tilt: number): string =>
    part(`${px - 62} ${py + tilt}, ${px} ${py - 9}, ${px + 62} ${py - tilt}, ${px} ${py + 7}`) +
    part(`${px - 3} ${py}, ${px + 3} ${py}, ${px + 3} 0, ${px - 3} 0`);
  return (
    cymbal(-190, -236, 12) +
    cymbal(186, -248, -14) +
    cymbal(-128, -120, 2) +
    part('-98 -214, -10 -204, -16 -146, -90 -154') +
    part('98 -214, 10 -204, 16 -146, 90 -154') +
    part('104 -112, 204 -112, 196 0, 112 0') +
    part('-176 -92, -104 -92, -108 -48, -172 -48') +
    part('-143 -48, -137 -48, -120 0, -160 0') +
    disc(x, y - 84, { r: 84, fill: inks.black }) +
    disc(x, y - 84, { r: 72, fill: inks.grey }) +
    disc(x, y - 84, { r: 66, fill: inks.soot }) +
    disc(x, y - 84, { r: 20, fill: inks.acid })
  );
}

/** A microphone on a straight stand with a boom; `at` is the foot, `tall` its height. */
function microphoneStand(at: Point, tall: number, lean: number): string {
  const [x, y] = at;
  const head: Point = [x + lean * tall * 0.26, y - tall * 1.04];
  const pole = straight([[x, y], [x, y - tall * 0.86], [x - lean * tall * 0.1, y - tall * 0.78], head]);
  const feet = straight([
    [x - tall * 0.14, y],
    [x + tall * 0.14, y],
  ]);
  return (
    path(pole, { fill: 'none', stroke: inks.black, 'stroke-width': tall * 0.018 }) +
    path(feet, { stroke: inks.black, 'stroke-width': tall * 0.024 }) +
    disc(head[0], head[1], { r: tall * 0.036, fill: inks.black })
  );
}

/** A stack of two loudspeakers with its foot on `y`. */
function stack(x: number, y: number, wide: number): string {
  const box = (top: number): string =>
    flat(`${x} ${top}, ${x + wide} ${top}, ${x + wide} ${top + wide}, ${x} ${top + wide}`, inks.black) +
    disc(x + wide / 2, top + wide / 2, { r: wide * 0.36, fill: inks.grey }) +
    disc(x + wide / 2, top + wide / 2, { r: wide * 0.13, fill: inks.black });
  return box(y - wide * 2 - 8) + box(y - wide);
}

/** Rows of people from behind, the nearest the darkest and largest; some have a hand up. */
function crowd(sheet: Sheet): string {
  const rows = [
    { y: 742, size: 25, fill: '#2F3A10' },
    { y: 800, size: 33, fill: '#181D0A' },
    { y: 872, size: 45, fill: '#050506' },
  ];
  return rows
    .map(({ y, size, fill }) => {
      const people: string[] = [];
      for (let x = -size; x < 1600 + size; x += size * 2.5) {
        const at: Point = [
          x + between(sheet.random, -0.4, 0.4) * size,
          y + between(sheet.random, -0.5, 0.5) * size,
        ];
        people.push(smooth(round(sheet.random, { at, rx: size * 0.72, ry: size * 0.92, count: 12 })));
        const shoulders: Point = [at[0], at[1] + size * 1.7];
        people.push(smooth(round(sheet.random, { at: shoulders, rx: size * 1.5, ry: size, count: 12 })));
        if (sheet.random() < 0.16) people.push(raisedHand(at, size, sheet.random() < 0.5 ? -1 : 1));
      }
      return (
        path(people.join(''), { fill }) +
        flat(`0 ${y + size * 1.7}, 1600 ${y + size * 1.7}, 1600 920, 0 920`, fill)
      );
    })
    .join('');
}

function raisedHand([x, y]: Point, size: number, side: number): string {
  const arm: Point[] = [
    [x + side * size * 0.9, y + size * 1.4],
    [x + side * size * 1.5, y - size * 0.2],
    [x + side * size * 1.1, y - size * 1.9],
  ];
  return smooth(
    stroke(bend([arm[0] as Point, arm[1] as Point, arm[2] as Point], 9), (t) => size * (0.62 - t * 0.2)),
  );
}

/** The stage a moment before the band: drums, stacks and microphones in three beams, the crowd before it. */
export function heroStage(): string {
  const sheet = printed(1600, 900, { seed: 'stage', ink: inks.black });
  const beams: readonly [number, string][] = [
    [330, '300 -20, 350 -20, 720 700, 80 700'],
    [800, '770 -20, 830 -20, 1120 700, 480 700'],
    [1270, '1250 -20, 1300 -20, 1540 700, 880 700'],
  ];
  for (const [x, beam] of beams) {
    sheet.add(
      path(straight(traced(beam), true), {
        fill: sheet.linear(90, [
          [0, inks.acid, 0.85],
          [0.75, inks.acid, 0.16],
          [1, inks.acid, 0],
        ]),
      }),
    );
    sheet.add(disc(x - 4, 10, { r: 30, fill: '#F6FFD0' }));
  }
  const tone = (x: number, y: number): number =>
    Math.max(0, 0.72 - Math.hypot((x - 800) / 1.8, y - 600) / 470);
  sheet.add(halftone({ box: [-20, 60, 1620, 800], pitch: 13, turn: 28, tone }, inks.acid));
  for (const [x, wide] of [
    [90, 150],
    [256, 110],
    [1234, 110],
    [1360, 150],
  ] as const)
    sheet.add(stack(x, 676, wide));
  sheet.add(flat('600 640, 1000 640, 1000 680, 600 680', inks.black), kit([800, 640]));
  sheet.add(microphoneStand([520, 678], 300, 1), microphoneStand([1090, 678], 300, -1));
  sheet.add(flat('0 674, 1600 674, 1600 704, 0 704', inks.black));
  sheet.add(crowd(sheet));
  return sheet.svg();
}
