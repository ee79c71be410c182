import type { PictureEntry } from '../entry.ts';

const width = 2400;
const height = 1600;

function sheet(ground: string, ...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${shapes.join('')}</svg>`;
}

// Quarters of circles on a grid of squares, each turned another way.
function arcs(): string {
  const side = 400;
  const inks = ['#e2a3cc', '#7d2f63', '#f4b083', '#f8f3f6', '#a32c48'];
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 6) * side, Math.floor(index / 6) * side];
    const turn = (index * 7 + Math.floor(index / 6)) % 4;
    const ink = inks[(index * 3 + Math.floor(index / 6)) % inks.length] ?? '';
    const shape =
      index % 5 === 2
        ? `<circle cx="200" cy="200" r="130" fill="${ink}"/>`
        : `<path d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z" fill="${ink}"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn * 90} 200 200)">${shape}</g>`;
  });
  return sheet('#2a1826', ...tiles);
}

// Walls with openings, one behind the other, each lighter than the one before.
function steps(): string {
  const inks = ['#dbe7f1', '#b5d0e6', '#8fb6d6', '#5f8fb8', '#356a96', '#1b4a73'];
  const walls = inks.map((ink, index) => {
    const x = index * 330;
    const top = 1240 - index * 190;
    return `<path d="M${x} ${height}V${top}H${x + 750}V${height}H${x + 540}V${top + 330}a165 165 0 0 0 -330 0V${height}Z" fill="${ink}"/>`;
  });
  return sheet('#f3f6f9', '<circle cx="560" cy="470" r="210" fill="#f4d35e"/>', ...walls);
}

// Bands of hills, the nearest the darkest.
function waves(): string {
  const inks = ['#d9d4f7', '#b9b0f2', '#9085dc', '#6a5dc0', '#4b3f9e', '#2e2670'];
  const bands = inks.map((ink, index) => {
    const base = 560 + index * 175;
    const points = Array.from({ length: 49 }, (_, place) => {
      const x = place * 50;
      const y = base + Math.sin(x / (260 + index * 45) + index * 1.7) * (120 - index * 9);
      return `${x} ${y.toFixed(1)}`;
    });
    return `<path d="M0 ${height}L${points.join('L')}V${height}Z" fill="${ink}"/>`;
  });
  return sheet('#f6f4ff', '<circle cx="1720" cy="420" r="190" fill="#f3a0ae"/>', ...bands);
}

// A cloth that hangs in folds: bands from light to dark and back, wider towards its foot.
function cloth(): string {
  const tones = ['#f1f0ee', '#dddbd8', '#b9b6b2', '#8a8783', '#5f5c59', '#a19e9a', '#d2cfcb'];
  const edge = (place: number, back: boolean): string => {
    const points = Array.from({ length: 17 }, (_, step) => {
      const y = step * 100;
      const spread = 1 + (y / height) * 0.16;
      const sway = Math.sin(y / 330 + place * 0.55) * (10 + y / 42);
      return `${((place * 52 - 1200) * spread + 1200 + sway).toFixed(1)} ${y}`;
    });
    return (back ? points.reverse() : points).join('L');
  };
  const folds = Array.from({ length: 47 }, (_, index) => {
    const ink = tones[(index * 2 + Math.floor(index / 7)) % tones.length] ?? '';
    return `<path d="M${edge(index, false)}L${edge(index + 1.06, true)}Z" fill="${ink}"/>`;
  });
  return sheet('#d2cfcb', ...folds);
}

// Broad ribbons aslant, over and under each other: one way they lie whole, and every second crossing is covered.
function weave(): string {
  const [side, gap, count] = [300, 14, 12];
  const long = side * count;
  const whole = Array.from(
    { length: count },
    (_, row) => `<rect y="${row * side + gap}" width="${long}" height="${side - 2 * gap}" fill="#e9e8e6"/>`,
  );
  const crossings = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    if ((column + row) % 2 === 0) return '';
    const [x, y, wide] = [column * side + gap, row * side, side - 2 * gap];
    const shade = `<rect x="${x - 24}" y="${y + gap}" width="${wide + 48}" height="${wide}" fill="#b9b6b2"/>`;
    const over = `<rect x="${x}" y="${y - gap}" width="${wide}" height="${side + 2 * gap}" fill="#3a3a3a"/>`;
    const under = [y - gap, y + side - gap - 10].map(
      (top) => `<rect x="${x}" y="${top}" width="${wide}" height="38" fill="#1f1f1f"/>`,
    );
    return shade + over + under.join('');
  });
  const aslant = `translate(${width / 2} ${height / 2}) rotate(-34) translate(${-long / 2} ${-long / 2})`;
  return sheet('#141414', `<g transform="${aslant}">${[...whole, ...crossings].join('')}</g>`);
}

const common = { width, height, focalPoint: { x: 0.5, y: 0.5 }, finish: 'paper' } as const;

/** Pictures of shapes and colours, for templates whose owners have pictures of every kind. */
export const shapePictures: readonly PictureEntry[] = [
  {
    ...common,
    key: 'shapes/arcs',
    alt: 'A pattern of quarter circles and discs in pink, plum, apricot and white on dark purple.',
    draw: arcs,
  },
  {
    ...common,
    key: 'shapes/steps',
    alt: 'Six walls with arched doorways that rise like steps in ever darker blues, under a yellow sun.',
    draw: steps,
  },
  {
    ...common,
    key: 'shapes/waves',
    alt: 'Wavy bands of hills in violet, the nearest the darkest, under a pink sun.',
    draw: waves,
  },
  {
    ...common,
    key: 'shapes/cloth',
    alt: 'A cloth that hangs in soft folds, from white to dark grey.',
    draw: cloth,
  },
  {
    ...common,
    key: 'shapes/weave',
    alt: 'Broad ribbons in white and black, woven over and under each other.',
    draw: weave,
  },
];
