import { moved, smooth, straight, thinned, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { disc, path } from '../drawing/sheet.ts';
import { soft, softLine } from '../drawing/soft.ts';
import { dots, halftone, scatter } from '../drawing/texture.ts';
import { flat, inks, printed, waveform, wear } from './press.ts';

const neck = '410 244, 414 246, 450 288, 500 302, 550 288, 586 246, 590 244';
const tee =
  '410 244, 414 246, 450 288, 500 302, 550 288, 586 246, 590 244, 690 276, 706 286, 776 360, 884 540, 886 546, 772 610, 767 607, 718 524, 713 524, 720 760, 727 1072, 723 1078, 500 1088, 277 1078, 273 1072, 280 760, 287 524, 282 524, 233 607, 228 610, 114 546, 116 540, 224 360, 294 286, 310 276';
const jumper =
  '410 244, 414 246, 450 288, 500 302, 550 288, 586 246, 590 244, 690 276, 706 286, 778 372, 880 720, 918 958, 914 964, 824 982, 820 978, 744 660, 722 560, 728 760, 734 1060, 730 1066, 500 1076, 270 1066, 266 1060, 272 760, 278 560, 256 660, 180 978, 176 982, 86 964, 82 958, 120 720, 222 372, 294 286, 310 276';
/** Creases of a garment that lies flat: from under its arms, and up from its hem. */
const creases = [
  '300 560, 326 660, 332 800, 318 900',
  '702 556, 676 650, 668 780, 680 880',
  '330 600, 380 700, 396 840',
  '668 596, 622 700, 606 820',
  '420 1060, 436 960, 430 860',
  '590 1064, 566 950, 574 850',
];

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
  for (const crease of creases)
    sheet.add(
      softLine(traced(crease), (t) => 20 * Math.sin(Math.PI * t) + 1, { fill: garment.fold, opacity: 0.3 }),
      softLine(moved(traced(crease), [-13, -3]), (t) => 12 * Math.sin(Math.PI * t) + 1, {
        fill: '#FFFFFF',
        opacity: 0.07,
      }),
    );
  sheet.add(
    softLine(traced('287 530, 296 440, 322 350'), () => 10, { fill: garment.fold, opacity: 0.6 }),
    softLine(traced('713 530, 704 440, 678 350'), () => 10, { fill: garment.fold, opacity: 0.6 }),
  );
  // The back of the collar, and the rib in front of it.
  sheet.add(
    path(smooth(traced(`${neck}, 550 262, 500 268, 450 262`)), { fill: garment.fold, opacity: 0.85 }),
    path(smooth(traced('396 250, 438 304, 500 324, 562 304, 604 250'), false), {
      fill: 'none',
      stroke: garment.fold,
      'stroke-width': 3.5,
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
