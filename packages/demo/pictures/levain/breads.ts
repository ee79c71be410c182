import { Sheet } from '../drawing/sheet.ts';
import { baguette, boule } from './loaf.ts';
import { cloth, crumbs, flourDust, flourGround } from './still-life.ts';

/** A round country loaf on flour-white paper. */
export function countrySourdough(): string {
  const sheet = new Sheet(1000, 1250, 'country sourdough');
  flourGround(sheet);
  sheet.add(
    cloth(sheet, [
      [-60, 760],
      [420, 620],
      [760, 1330],
      [120, 1400],
    ]),
  );
  sheet.add(flourDust(sheet, [560, 700], [230, 230], 700));
  sheet.add(boule(sheet, { at: [520, 590], rx: 345, ry: 338, turn: -14 }));
  sheet.add(crumbs(sheet, [770, 1010], [90, 60], 22), flourDust(sheet, [250, 330], [120, 90], 220));
  return sheet.svg();
}

/** Three baguettes on striped linen. */
export function baguettes(): string {
  const sheet = new Sheet(1000, 1250, 'baguettes');
  flourGround(sheet);
  sheet.add(
    cloth(sheet, [
      [120, -40],
      [800, -60],
      [900, 1300],
      [200, 1300],
    ]),
  );
  sheet.add(baguette(sheet, { at: [330, 600], rx: 520, ry: 72, turn: -68 }, 6));
  sheet.add(baguette(sheet, { at: [510, 650], rx: 530, ry: 78, turn: -62 }, 6));
  sheet.add(baguette(sheet, { at: [700, 690], rx: 500, ry: 74, turn: -70 }, 6));
  sheet.add(flourDust(sheet, [520, 640], [230, 330], 500), crumbs(sheet, [840, 1120], [60, 50], 18));
  return sheet.svg();
}
