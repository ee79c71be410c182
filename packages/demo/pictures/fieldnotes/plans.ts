import type { Point } from '../drawing/geometry.ts';
import { bend, cut, moved, round, sliver, smooth, straight, traced } from '../drawing/geometry.ts';
import { between } from '../drawing/random.ts';
import { path } from '../drawing/sheet.ts';
import {
  bed,
  contours,
  field,
  note,
  paper,
  mailTheme,
  planTree,
  steps,
  titleBlock,
  within,
} from './ground.ts';

/** A library's courtyard: birches on a grid where every second stone was lifted. */
export function courtyardPlan(): string {
  const sheet = paper(1000, 1250, 'courtyard plan');
  sheet.add(
    path('M120 120H880V1020H120ZM230 230V910H770V230Z', {
      fill: field.deep,
      opacity: 0.9,
      'fill-rule': 'evenodd',
    }),
  );
  for (let column = 0; column < 9; column++) {
    for (let row = 0; row < 11; row++) {
      const [x, y] = [238 + column * 59, 238 + row * 61];
      sheet.add(
        (column + row) % 2
          ? mailTheme(`M${x} ${y}h51v53h-51Z`, 1.4, 0.7)
          : path(`M${x} ${y}h51v53h-51Z`, { fill: field.sage, opacity: 0.3 }),
      );
    }
  }
  const grid: Point[] = [];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 4; j++) if ((i * 4 + j) % 5 !== 3) grid.push([325 + i * 176, 320 + j * 166]);
  grid.forEach((at) => sheet.add(planTree(sheet, at, between(sheet.random, 62, 84))));
  sheet.add(
    bed(sheet, cut(sheet.random, traced('240 800, 470 800, 470 900, 240 900'), 3)),
    note(sheet, [500, 480], [830, 180]),
    note(sheet, [350, 850], [110, 1052]),
  );
  titleBlock(sheet);
  return sheet.svg();
}

/** A mill's roof: a dry meadow between parapets, saw-tooth lights and one path. */
export function roofPlan(): string {
  const sheet = paper(1000, 1250, 'roof plan');
  const roof = traced('160 140, 840 200, 800 1000, 130 950');
  sheet.add(
    path(straight(roof, true), { fill: field.straw, opacity: 0.45 }),
    sheet.clipped(straight(roof, true), contours(sheet, [120, 130, 850, 1010], 0.13)),
    mailTheme(straight(roof, true), 7),
  );
  for (let i = 0; i < 6; i++) {
    const y = 280 + i * 106;
    sheet.add(
      path(straight(traced(`500 ${y}, 770 ${y + 22}, 768 ${y + 62}, 498 ${y + 40}`), true), {
        fill: field.sheet,
        stroke: field.deep,
        'stroke-width': 2.2,
      }),
      mailTheme(`M500 ${y + 14}L770 ${y + 36}`, 1.2, 0.6),
    );
  }
  for (const [x, y, rx, ry] of [
    [290, 280, 80, 70],
    [310, 500, 100, 80],
    [270, 760, 80, 110],
  ] as const)
    sheet.add(bed(sheet, round(sheet.random, { at: [x, y], rx, ry, wobble: 0.08 })));
  sheet.add(
    path(
      smooth(
        sliver(
          bend(
            [
              [430, 160],
              [390, 560],
              [460, 970],
            ],
            14,
          ),
          () => -20,
          () => 20,
        ),
      ),
      { fill: field.sheet, stroke: field.deep, 'stroke-width': 2 },
    ),
    note(sheet, [640, 360], [870, 150]),
    note(sheet, [290, 500], [100, 640]),
  );
  titleBlock(sheet);
  return sheet.svg();
}

/** An old quarry: terraces about a lake, and the line of its steps. */
export function quarryPlan(): string {
  const sheet = paper(1000, 1250, 'quarry plan');
  sheet.add(contours(sheet, [64, 64, 936, 1074], 0.085));
  const lake = round(sheet.random, { at: [610, 700], rx: 210, ry: 190, wobble: 0.1 });
  sheet.add(
    path(smooth(lake), { fill: field.water, opacity: 0.9 }),
    ...[0, 18, 36, 54].map((d) =>
      mailTheme(
        smooth(round(sheet.random, { at: [610, 700], rx: 200 - d, ry: 180 - d, wobble: 0.06 })),
        1.2,
        0.4,
      ),
    ),
    mailTheme(smooth(lake), 3),
  );
  for (const k of [1.35, 1.75, 2.2]) {
    const ledge = Array.from(
      { length: 20 },
      (_, i): Point => [
        610 - Math.cos(i * 0.14 - 0.7) * 200 * k * 0.94,
        700 - Math.sin(i * 0.14 - 0.2) * 190 * k + between(sheet.random, -9, 9),
      ],
    ).filter(([x, y]) => x > 90 && y > 90 && y < 1050);
    sheet.add(
      mailTheme(straight(ledge), 5),
      mailTheme(
        ledge
          .map(
            ([x, y]) =>
              `M${x.toFixed(0)} ${y.toFixed(0)}l${((610 - x) * 0.06).toFixed(0)} ${((700 - y) * 0.06).toFixed(0)}`,
          )
          .join(''),
        1.6,
        0.7,
      ),
    );
  }
  const line = traced('170 180, 250 300, 220 420, 350 480, 380 600, 420 640');
  line.slice(1).forEach((to, i) => sheet.add(steps(line[i] as Point, to, 30)));
  for (const [x, y, r] of [
    [140, 640, 44],
    [200, 760, 60],
    [150, 900, 50],
    [300, 930, 66],
    [820, 300, 58],
    [860, 420, 40],
    [740, 180, 50],
    [830, 960, 56],
    [650, 990, 40],
  ] as const)
    sheet.add(planTree(sheet, [x, y], r, 'star'));
  sheet.add(note(sheet, [350, 480], [470, 130]), note(sheet, [700, 700], [850, 600]));
  titleBlock(sheet);
  return sheet.svg();
}

/** A farm's hedge, wide and on the contour, with its swale above it. */
export function hedgePlan(): string {
  const sheet = paper(1000, 1250, 'hedge plan');
  sheet.add(contours(sheet, [64, 64, 936, 1074], 0.11));
  const line = traced('64 860, 200 780, 340 800, 480 690, 600 520, 720 470, 830 330, 936 290');
  const hedge = sliver(
    line,
    () => -44,
    () => 44,
  );
  sheet.add(
    path(
      smooth(
        sliver(
          line,
          () => -86,
          () => -56,
        ),
      ),
      { fill: field.water, opacity: 0.8 },
    ),
    mailTheme(smooth(moved(line, [-34, -58]), false), 2),
    bed(sheet, hedge, field.leaf),
  );
  for (let i = 0; i < 34; i++) {
    const p = line[Math.floor(i / 5)] as Point;
    const q = line[Math.min(line.length - 1, Math.floor(i / 5) + 1)] as Point;
    const t = (i % 5) / 5;
    sheet.add(
      planTree(
        sheet,
        [
          p[0] + (q[0] - p[0]) * t + between(sheet.random, -20, 20),
          p[1] + (q[1] - p[1]) * t + between(sheet.random, -20, 20),
        ],
        between(sheet.random, 18, 40),
        i % 3 ? 'spoke' : 'round',
      ),
    );
  }
  for (let i = 0; i < 9; i++)
    sheet.add(
      mailTheme(
        smooth(traced(`560 ${900 + i * 18}, 700 ${840 + i * 22}, 930 ${760 + i * 30}`), false),
        1.2,
        0.5,
      ),
    );
  sheet.add(
    path(straight(traced('150 190, 300 160, 316 240, 166 270'), true), { fill: field.deep }),
    path(straight(traced('330 230, 410 214, 424 284, 344 300'), true), { fill: field.deep }),
  );
  sheet.add(
    mailTheme('M64 330L430 300L560 64', 2, 0.7),
    note(sheet, [480, 690], [640, 960]),
    note(sheet, [600, 460], [420, 420]),
  );
  titleBlock(sheet);
  return sheet.svg();
}

/** A school's yard: a running edge, a hill and eleven small places. */
export function schoolPlan(): string {
  const sheet = paper(1000, 1250, 'school plan');
  const yard = round(sheet.random, { at: [500, 610], rx: 370, ry: 400, wobble: 0.05, square: 2.6 });
  sheet.add(
    path('M64 64H600V170H300V330H64Z', { fill: field.deep, opacity: 0.92 }),
    mailTheme(smooth(yard), 34, 0.18),
    mailTheme(smooth(yard), 2.4),
  );
  for (let r = 150; r > 10; r -= 24)
    sheet.add(
      mailTheme(
        smooth(round(sheet.random, { at: [640, 520], rx: r * 1.15, ry: r, wobble: 0.05 })),
        r === 150 ? 2.6 : 1.4,
        0.8,
      ),
    );
  sheet.add(
    path(smooth(round(sheet.random, { at: [380, 660], rx: 130, ry: 110, wobble: 0.05 })), {
      fill: field.straw,
      opacity: 0.6,
      stroke: field.deep,
      'stroke-width': 2,
    }),
  );
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.283 + 0.3;
    const center: Point = [500 + Math.cos(a) * 296, 620 + Math.sin(a) * 318];
    sheet.add(
      path(smooth(round(sheet.random, { at: center, rx: 40, ry: 36, wobble: 0.05 })), {
        fill: field.sheet,
        stroke: field.deep,
        'stroke-width': 2.4,
      }),
      mailTheme(`M${(center[0] - 26).toFixed(0)} ${(center[1] + 12).toFixed(0)}a30 30 0 0 1 ${52} 0`, 7),
      planTree(
        sheet,
        [center[0] + Math.cos(a) * 46, center[1] + Math.sin(a) * 46],
        36,
        i % 2 ? 'round' : 'spoke',
      ),
    );
  }
  sheet.add(steps([520, 470], [600, 500], 40), note(sheet, [640, 520], [860, 200]));
  titleBlock(sheet);
  return sheet.svg();
}

/** A street's rain garden: basins in a chain, each spilling into the next. */
export function streetPlan(): string {
  const sheet = paper(1000, 1250, 'street plan');
  sheet.add(
    path('M64 64H230V1078H64ZM770 64H936V1078H770Z', { fill: field.haze, opacity: 0.5 }),
    mailTheme('M330 64V1078M690 64V1078', 4),
    mailTheme('M510 64V1078', 2, 0.6),
  );
  for (const x of [80, 786])
    for (let i = 0; i < 6; i++)
      sheet.add(
        path(
          `M${x} ${90 + i * 164}h${between(sheet.random, 110, 134).toFixed(0)}v${between(sheet.random, 110, 140).toFixed(0)}H${x}Z`,
          { fill: field.deep, opacity: 0.9 },
        ),
      );
  for (let i = 0; i < 5; i++) {
    const y = 150 + i * 190;
    const basin = round(sheet.random, { at: [390, y + 20], rx: 54, ry: 84, square: 3, wobble: 0.04 });
    sheet.add(
      bed(sheet, basin, i > 2 ? field.water : field.sage),
      mailTheme(`M390 ${y + 104}V${y + 118}M380 ${y + 112}l10 10l10 -10`, 3),
      planTree(sheet, [640, y + 30], between(sheet.random, 46, 62)),
    );
    sheet.add(
      mailTheme(
        within(basin, [
          [390, y],
          [380, y + 40],
          [404, y + 60],
        ])
          .map(([x, v]) => `M${x} ${v}v-22`)
          .join(''),
        2,
      ),
    );
  }
  sheet.add(
    note(sheet, [400, 360], [560, 300]),
    note(sheet, [400, 920], [560, 960]),
    mailTheme('M282 1050V110M282 110l-9 18M282 110l9 18', 1.6),
  );
  titleBlock(sheet);
  return sheet.svg();
}
