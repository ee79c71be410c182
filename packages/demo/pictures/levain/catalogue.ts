import type { PictureEntry } from '../entry.ts';
import { baguettes, countrySourdough } from './breads.ts';
import { croissants, morningBuns, plumGalette } from './pastry.ts';
import { millMorning } from './mill.ts';
import { giftCard, weeklyBox } from './paper-and-crate.ts';
import { focaccia, seededRye } from './slabs.ts';
import { shopFront } from './shop-front.ts';
import { morningTable } from './table-scenes.ts';
import { ovenMouth, proofingBaskets } from './workshop-scenes.ts';

const upright = { width: 1600, height: 2000, finish: 'flour' } as const;
const wide = { width: 2500, height: 1667, finish: 'flour' } as const;

/** The bakery's pictures: scenes in 3:2, products in 4:5. */
export const levainPictures: readonly PictureEntry[] = [
  {
    ...wide,
    key: 'levain/hero',
    focalPoint: { x: 0.52, y: 0.66 },
    alt: 'Round loaves, one cut open to show its airy crumb, on a table in slanting window light, with baguettes, a bowl of flour, a bread knife, striped linen and a jar of wheat.',
    caption: 'Seven in the morning, first bake on the table',
    draw: morningTable,
  },
  {
    ...upright,
    key: 'levain/country-sourdough',
    focalPoint: { x: 0.52, y: 0.47 },
    alt: 'A round sourdough loaf seen from above, dusted with rings of flour, with one deep crescent cut and a row of small leaf cuts, on flour-white paper beside striped linen.',
    draw: countrySourdough,
  },
  {
    ...upright,
    key: 'levain/seeded-rye',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A dark rye loaf covered in sunflower, pumpkin and sesame seeds on a wooden board, two dense slices lying in front of it.',
    draw: seededRye,
  },
  {
    ...upright,
    key: 'levain/baguettes',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Three slim baguettes lying side by side on a linen cloth with orange stripes, their slanting cuts open and golden.',
    draw: baguettes,
  },
  {
    ...upright,
    key: 'levain/croissants',
    focalPoint: { x: 0.52, y: 0.48 },
    alt: 'Two plump croissants on baking paper, their fine layers catching the light, flakes scattered between them.',
    draw: croissants,
  },
  {
    ...upright,
    key: 'levain/morning-buns',
    focalPoint: { x: 0.48, y: 0.5 },
    alt: 'Five coiled cinnamon buns rolled in sugar on baking paper and a wooden board; where the sixth was, only crumbs and sugar.',
    draw: morningBuns,
  },
  {
    ...upright,
    key: 'levain/focaccia',
    focalPoint: { x: 0.49, y: 0.5 },
    alt: 'A golden focaccia in its dark tin from above, dimpled and salted, with halved tomatoes and small sprigs of rosemary.',
    draw: focaccia,
  },
  {
    ...upright,
    key: 'levain/fruit-galette',
    focalPoint: { x: 0.5, y: 0.52 },
    alt: 'A round plum galette on baking paper: folded golden pastry around slices of dark red plum set in rings like a flower.',
    draw: plumGalette,
  },
  {
    ...upright,
    key: 'levain/weekly-box',
    focalPoint: { x: 0.5, y: 0.58 },
    alt: 'A wooden crate stamped with wheat, holding two baguettes, a round loaf and a small dark one, linen and wheat, in soft window light.',
    draw: weeklyBox,
  },
  {
    ...upright,
    key: 'levain/gift-card',
    focalPoint: { x: 0.53, y: 0.5 },
    alt: 'A card of heavy cream paper stamped with three orange ears of wheat, half out of its terracotta envelope, on linen.',
    draw: giftCard,
  },
  {
    ...wide,
    key: 'levain/oven-scene',
    focalPoint: { x: 0.5, y: 0.66 },
    alt: 'The mouth of a brick oven: three loaves before the fire, flames and embers to the right, and a wooden peel bringing two more.',
    caption: 'The stone is at 260 degrees when the first loaves go in',
    draw: ovenMouth,
  },
  {
    ...wide,
    key: 'levain/proofing-baskets',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Four cane baskets of pale, flour-ringed dough on a floured table, seen from above, with a steel dough scraper and a linen cloth.',
    caption: 'Eighteen hours in the basket',
    draw: proofingBaskets,
  },
  {
    ...wide,
    key: 'levain/mill-landscape',
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'A stone windmill above rippling wheat fields in low golden sun, with two tied flour sacks standing in the foreground.',
    caption: 'Our flour comes from eleven kilometres away',
    draw: millMorning,
  },
  {
    ...wide,
    key: 'levain/shop-front',
    focalPoint: { x: 0.45, y: 0.6 },
    alt: 'A small bakery front in dark timber with an orange and cream striped awning, shelves of bread glowing in its window, a bench and two bay trees.',
    caption: 'The shop, on a quiet morning',
    draw: shopFront,
  },
];
