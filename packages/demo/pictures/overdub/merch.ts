import { moved, smooth, straight, thinned, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { disc, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, halftone, scatter } from '../drawing/texture.ts';
import { flat, inks, printed, waveform, wear } from './press.ts';

const tee =
  '392 232, 396 230, 440 268, 500 280, 560 268, 604 230, 608 232, 700 262, 704 264, 770 330, 890 540, 892 545, 768 612, 764 610, 716 520, 712 520, 722 760, 730 1072, 726 1078, 500 1090, 274 1078, 270 1072, 278 760, 288 520, 284 520, 236 610, 232 612, 108 545, 110 540, 230 330, 296 264, 300 262';
const jumper =
  '392 232, 396 230, 440 262, 500 270, 560 262, 604 230, 608 232, 700 262, 704 264, 772 340, 880 720, 920 960, 916 966, 822 984, 818 980, 740 640, 718 540, 728 760, 734 1060, 730 1066, 500 1078, 270 1066, 266 1060, 272 760, 282 540, 260 640, 182 980, 178 984, 84 966, 80 960, 120 720, 228 340, 296 264, 300 262';

interface Garment {
  readonly cut: string;
  readonly cloth: string;
  readonly fold: string;
  readonly ground: string;
}

function laid(sheet: Sheet, garment: Garment): void {
  const outline = traced(garment.cut);
  sheet.wash(
    sheet.radial({
      cx: 0.35,
      cy: 0.28,
      r: 0.95,
      stops: [
        [0, garment.ground],
        [1, garment.ground === inks.acid ? '#B4DA22' : '#BFBCB2'],
      ],
    }),
  );
  sheet.add(soft(moved(thinned(outline, 20), [20, 24]), { fill: inks.black, opacity: 0.45, spread: 16 }));
  sheet.add(path(smooth(outline), { fill: garment.cloth, stroke: garment.fold, 'stroke-width': 5 }));
  for (let i = 0; i < 9; i++) {
    const [x, y] = [between(sheet.random, 330, 640), between(sheet.random, 420, 980)];
    const lean = between(sheet.random, -60, 60);
    sheet.add(
      softLine(
        [
          [x, y],
          [x + lean * 0.4, y + 60],
          [x + lean, y + 120],
        ],
        (t) => 34 * Math.sin(Math.PI * t) + 1,
        { fill: i % 2 ? garment.fold : '#FFFFFF', opacity: i % 2 ? 0.4 : 0.05 },
      ),
    );
  }
  sheet.add(
    softLine(traced('288 530, 300 430, 330 340'), () => 12, { fill: garment.fold, opacity: 0.7 }),
    softLine(traced('712 530, 700 430, 670 340'), () => 12, { fill: garment.fold, opacity: 0.7 }),
  );
  sheet.add(
    path(smooth(traced('384 236, 430 296, 500 312, 570 296, 616 236'), false), {
      fill: 'none',
      stroke: garment.fold,
      'stroke-width': 5,
      opacity: 0.8,
    }),
  );
  sheet.add(
    dots(scatter(sheet.random, { within: outline, tries: 2400, density: (u, v) => u * v }), {
      colour: garment.fold,
      size: [1.4, 3],
      opacity: 0.4,
    }),
  );
}

/** A black shirt with a dying note across its chest. */
export function waveShirt(): string {
  const sheet = printed(1000, 1250, { seed: 'wave shirt', ink: inks.bone });
  laid(sheet, { cut: tee, cloth: '#1B1B1E', fold: '#060607', ground: '#E9E6DD' });
  sheet.add(waveform(sheet, [318, 400, 692, 640], inks.acid));
  return sheet.svg();
}

/** A bone shirt from behind, fifteen places down its back. */
export function tourShirt(): string {
  const sheet = printed(1000, 1250, { seed: 'tour shirt', ink: inks.bone });
  laid(sheet, { cut: tee, cloth: '#EFECE4', fold: '#A9A598', ground: inks.acid });
  for (let i = 0; i < 15; i++) {
    const y = 388 + i * 40;
    let x = 352;
    sheet.add(disc(332, y + 7, { r: 5, fill: inks.black }));
    for (let word = 0; word < 3; word++) {
      const w = between(sheet.random, 36, word ? 70 : 150);
      sheet.add(flat(`${x} ${y}, ${x + w} ${y}, ${x + w} ${y + 15}, ${x} ${y + 15}`, inks.black));
      x += w + 12;
    }
  }
  return sheet.svg();
}

/** A heavy black sweatshirt with a small mark where a badge would sit. */
export function crewShirt(): string {
  const sheet = printed(1000, 1250, { seed: 'crew shirt', ink: inks.bone });
  laid(sheet, { cut: jumper, cloth: '#232327', fold: '#0A0A0B', ground: '#E9E6DD' });
  sheet.add(flat('574 430, 660 430, 660 456, 574 456', inks.acid));
  for (const y of [1030, 1040, 1050])
    sheet.add(
      path(smooth(traced(`272 ${y}, 500 ${y + 11}, 728 ${y}`), false), {
        fill: 'none',
        stroke: '#0A0A0B',
        'stroke-width': 3,
      }),
    );
  return sheet.svg();
}

/** A record bag of raw cotton, hung from its handles. */
export function toteBag(): string {
  const sheet = printed(1000, 1250, { seed: 'tote', ink: inks.acid });
  const bag = traced(
    '214 470, 220 466, 500 474, 780 466, 786 470, 800 800, 808 1110, 802 1116, 500 1126, 198 1116, 192 1110, 200 800',
  );
  sheet.add(soft(moved(thinned(bag, 20), [34, 36]), { fill: inks.black, opacity: 0.4, spread: 20 }));
  for (const [a, b] of [
    [330, 60],
    [342, 110],
  ] as const)
    sheet.add(
      path(
        smooth(
          [
            [a, 480],
            [a + 30, b + 80],
            [500, b],
            [1000 - a - 30, b + 80],
            [1000 - a, 480],
          ],
          false,
        ),
        { fill: 'none', stroke: b === 60 ? '#BDB8A8' : '#E6E2D6', 'stroke-width': 36 },
      ),
    );
  sheet.add(
    path(smooth(bag), { fill: '#EFECE2', stroke: '#A8A392', 'stroke-width': 5 }),
    disc(500, 800, { r: 216, fill: inks.black }),
  );
  for (let r = 90; r < 210; r += 12)
    sheet.add(disc(500, 800, { r, fill: 'none', stroke: '#37373C', 'stroke-width': 2 }));
  sheet.add(disc(500, 800, { r: 74, fill: inks.acid }), disc(500, 800, { r: 9, fill: '#EFECE2' }));
  for (const x of [280, 420, 640, 730])
    sheet.add(
      softLine(
        [
          [x, 480],
          [x + 20, 700],
          [x - 10, 1100],
        ],
        (t) => 40 * Math.sin(Math.PI * t) + 1,
        { fill: '#8C8774', opacity: 0.16 },
      ),
    );
  return sheet.svg();
}

/** A clear cassette with an acid label. */
export function cassetteTape(): string {
  const sheet = printed(1000, 1000, { seed: 'cassette', ink: inks.soot });
  sheet.wash(
    sheet.radial({
      cx: 0.3,
      cy: 0.25,
      r: 1,
      stops: [
        [0, '#3A3A40'],
        [1, inks.black],
      ],
    }),
  );
  const shell = traced('124 300, 130 294, 870 254, 876 260, 902 716, 896 722, 156 762, 150 756');
  sheet.add(
    soft(moved(thinned(shell, 20), [30, 34]), { fill: '#000000', opacity: 0.7, spread: 18 }),
    path(smooth(shell), { fill: inks.bone, stroke: '#8B897F', 'stroke-width': 5 }),
  );
  sheet.add(
    flat('170 330, 838 294, 850 520, 182 556', inks.acid),
    flat('206 362, 560 343, 561 362, 207 381', inks.black),
    flat('208 400, 440 388, 441 400, 209 412', inks.black),
  );
  sheet.add(flat('318 438, 700 418, 704 500, 322 520', inks.black));
  for (const [x, y] of [
    [380, 476],
    [640, 462],
  ] as const)
    sheet.add(
      disc(x, y, { r: 58, fill: inks.black }),
      disc(x, y, { r: 34, fill: inks.bone }),
      disc(x, y, { r: 18, fill: inks.soot }),
    );
  sheet.add(flat('300 756, 330 630, 710 610, 752 731', '#C9C6BB'));
  for (const [x, y] of [
    [160, 336],
    [838, 300],
    [186, 724],
    [862, 688],
    [520, 680],
  ] as const)
    sheet.add(disc(x, y, { r: 9, fill: '#77756C' }));
  return sheet.svg();
}

/** A tour poster: one eye of rings, printed a hair out of register. */
export function tourPoster(): string {
  const sheet = printed(1000, 1250, { seed: 'poster', ink: '#CFCCC2' });
  sheet.add(
    soft(traced('112 94, 912 94, 912 1184, 112 1184'), {
      fill: inks.black,
      opacity: 0.5,
      spread: 16,
      angular: true,
    }),
    flat('95 70, 895 70, 895 1165, 95 1165', inks.black),
  );
  sheet.add(
    halftone(
      {
        box: [95, 70, 895, 1165],
        pitch: 17,
        turn: 30,
        tone: (x, y) => Math.max(0, 0.9 - Math.abs(Math.hypot(x - 495, y - 500) - 250) / 190),
      },
      inks.acid,
    ),
  );
  sheet.add(disc(495, 500, { r: 130, fill: inks.bone }), disc(506, 508, { r: 62, fill: inks.black }));
  for (let i = 0; i < 7; i++)
    sheet.add(
      path(
        straight([
          [140, 900 + i * 32],
          [140 + between(sheet.random, 330, 700), 900 + i * 32],
        ]),
        { stroke: i ? inks.bone : inks.acid, 'stroke-width': i ? 9 : 18 },
      ),
    );
  wear(sheet, inks.bone, 500);
  return sheet.svg();
}
