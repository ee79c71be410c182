import type { PictureEntry } from '../entry.ts';
import { allium, birchPlate, fern } from './botanicals.ts';
import { seedHeads } from './seed-heads.ts';
import { soilSection, studioDesk } from './desk-and-soil.ts';
import { courtyardPlan, hedgePlan, quarryPlan, roofPlan, schoolPlan, streetPlan } from './plans.ts';
import {
  courtyardView,
  hedgeView,
  hero,
  quarryView,
  roofView,
  schoolView,
  streetView,
  winterBorder,
} from './views.ts';

const wide = { width: 2500, height: 1667, finish: 'paper', focalPoint: { x: 0.5, y: 0.55 } } as const;
const upright = { width: 1600, height: 2000, finish: 'paper', focalPoint: { x: 0.5, y: 0.46 } } as const;

/** The landscape studio's pictures: views in 3:2, plans and prints in 4:5. */
export const fieldnotesPictures: readonly PictureEntry[] = [
  {
    ...wide,
    key: 'fieldnotes/hero',
    alt: 'A garden at first light: a mown path winding past a still pond to three birches, misty wooded ridges behind and seed heads in front.',
    draw: hero,
  },
  {
    ...wide,
    key: 'fieldnotes/project-1-view',
    alt: 'White-stemmed birches rising from squares of green between paving stones in a library courtyard.',
    draw: courtyardView,
  },
  {
    ...wide,
    key: 'fieldnotes/project-2-view',
    alt: 'A straw-coloured meadow on a mill roof, with saw-tooth skylights, a tall chimney and the town in haze beyond.',
    draw: roofView,
  },
  {
    ...wide,
    key: 'fieldnotes/project-3-view',
    alt: 'Pale granite steps going down to a still quarry lake, rock walls topped with trees in mist.',
    draw: quarryView,
  },
  {
    ...wide,
    key: 'fieldnotes/project-4-view',
    alt: 'A broad mixed hedge following the curve of a hill through pasture, with posts of a fence and hazy woods.',
    draw: hedgeView,
  },
  {
    ...wide,
    key: 'fieldnotes/project-5-view',
    alt: 'A grassy hill with a path up it in a school yard, willow bowers on either side and a row of log ends to jump along.',
    draw: schoolView,
  },
  {
    ...wide,
    key: 'fieldnotes/project-6-view',
    alt: 'A sloping street with a chain of small rain basins full of rushes beside a pale granite kerb, houses and trees on both sides.',
    draw: streetView,
  },
  {
    ...wide,
    key: 'fieldnotes/studio-desk',
    alt: 'A desk from above: a contour plan with trees, a second sheet, two pencils, a scale, a cup of coffee and a fern.',
    draw: studioDesk,
  },
  {
    ...wide,
    key: 'fieldnotes/journal-1',
    alt: 'Seed heads standing pale and tall in a winter border, one birch to the left, woods fading in mist.',
    draw: winterBorder,
  },
  {
    ...wide,
    key: 'fieldnotes/journal-2',
    alt: 'A drawn cut through the ground: grass above, white roots reaching through dark topsoil into stones.',
    draw: soilSection,
  },
  {
    ...upright,
    key: 'fieldnotes/project-1-plan',
    alt: 'Plan of a courtyard within dark walls: a chequer of stone and planting with birch crowns on a grid, title block below.',
    draw: courtyardPlan,
  },
  {
    ...upright,
    key: 'fieldnotes/project-2-plan',
    alt: 'Plan of a long roof: contour lines of a thin soil, beds of grasses, six skylights and one curving path.',
    draw: roofPlan,
  },
  {
    ...upright,
    key: 'fieldnotes/project-3-plan',
    alt: 'Plan of a quarry: close contour lines, ledges about a lake, a zigzag line of steps and scattered pines.',
    draw: quarryPlan,
  },
  {
    ...upright,
    key: 'fieldnotes/project-4-plan',
    alt: 'Plan of farmland: a wide hedge of many crowns following the contour, a swale above it, barns and ploughed field.',
    draw: hedgePlan,
  },
  {
    ...upright,
    key: 'fieldnotes/project-5-plan',
    alt: 'Plan of a school yard: a running edge, a contoured hill and eleven small round places, each with a back and a tree.',
    draw: schoolPlan,
  },
  {
    ...upright,
    key: 'fieldnotes/project-6-plan',
    alt: 'Plan of a street: five planted basins in a chain along one kerb, street trees along the other, houses on both sides.',
    draw: streetPlan,
  },
  {
    ...upright,
    key: 'fieldnotes/print-fern',
    alt: 'Botanical line drawing of a fern: one tall full frond, a young one to the right and a coiled shoot to the left.',
    draw: fern,
  },
  {
    ...upright,
    key: 'fieldnotes/print-allium',
    alt: 'Botanical line drawing of three alliums, their round heads made of many small six-petalled stars.',
    draw: allium,
  },
  {
    ...upright,
    key: 'fieldnotes/print-birch',
    alt: 'Botanical line drawing of a birch: a twig with leaves and three catkins, and a square of white bark below.',
    draw: birchPlate,
  },
  {
    ...upright,
    key: 'fieldnotes/print-seed-heads',
    alt: 'Botanical line drawing of seed heads: two poppies, a teasel, honesty and grasses on thin stems.',
    draw: seedHeads,
  },
];
