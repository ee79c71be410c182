import type { PageDocument } from '@veranda/domain/pages/document';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { item } from '../compose/collections.ts';
import { page, section, text } from '../compose/page.ts';

interface Project {
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
  readonly sheet: string;
  readonly place: string;
  readonly year: string;
  readonly area: string;
  readonly soil: string;
  readonly kind: string;
  readonly pictures: readonly [string, ...string[]];
  readonly story: string;
  readonly note: string;
}

const projects: readonly Project[] = [
  {
    name: 'reading-room-courtyard',
    title: 'Courtyard for a Reading Room',
    excerpt: 'A paved yard with two drains becomes four rooms of shade, each the size of a large table.',
    sheet: 'FN-041',
    place: 'Bath, Maine',
    year: '2025',
    area: '3,300 sq ft',
    soil: 'Made ground over blue clay',
    kind: 'Courtyard',
    pictures: ['fieldnotes/project-1-view', 'fieldnotes/project-1-plan'],
    story: `The library had a courtyard that nobody read in. It was paved wall to wall, it faced south, and at two in the
    afternoon in July the chairs were too hot to sit on.

    We lifted every second stone. Into the gaps went river birch, set on an eight-foot grid that is the grid of the
    reading room’s own windows, so that from any desk one looks down an avenue. Underneath are sedge and foamflower, and a
    gravel that crunches just enough to tell you that somebody is coming.

    The four hundred stones that we took up were split and laid on edge as benches. They are still too hot at two, but
    there is shade on three of them.`,
    note: 'The drains were kept. One now feeds a stone basin nine inches deep, in which there is usually a finch.',
  },
  {
    name: 'roof-meadow',
    title: 'Roof Meadow, Calder Mill',
    excerpt: 'Half an acre of dry grassland, four floors up, on five inches of crushed brick.',
    sheet: 'FN-038',
    place: 'Lewiston, Maine',
    year: '2024',
    area: '21,000 sq ft',
    soil: 'Crushed brick and leaf mould, 5 in',
    kind: 'Roof',
    pictures: ['fieldnotes/project-2-view', 'fieldnotes/project-2-plan'],
    story: `A cotton mill has good bones for a garden: it was built for looms, and a loom is heavier than a meadow.

    The growing layer is the mill’s own brick, crushed on site and mixed with leaf mould from the town’s parks. It is poor
    and dry, and that is the point. Little bluestem, pussytoes and butterfly weed were sown as seed in October and ignored
    until May.

    A path one person wide runs around the edge. It is mown twice a year by the tenants of the third floor, who drew lots
    for it and will not give it up.`,
    note: 'Sixty-one species in the second summer. We sowed thirty-four.',
  },
  {
    name: 'quarry-garden',
    title: 'Quarry Garden',
    excerpt: 'A flooded granite quarry, a house on its lip, and a path that takes the long way down.',
    sheet: 'FN-033',
    place: 'Spruce Head, Maine',
    year: '2023',
    area: '2.1 acres',
    soil: 'Granite grout, pockets of duff',
    kind: 'Garden',
    pictures: ['fieldnotes/project-3-view', 'fieldnotes/project-3-plan'],
    story: `There was almost nothing to do here, and it took two years to do it.

    The quarry had already made the terraces, the cliffs and the lake. What it lacked was a way to get from one to the
    next without a rope. We walked it in every season with the owners and a can of white paint, and the line that we
    walked most often became the path: three hundred and twelve steps, no two of one height, all cut from stone that was
    lying within reach.

    Planting is by subtraction. We took out the bittersweet and the buckthorn, and waited to see what had been holding
    its breath.`,
    note: 'The lowest step is under water from March to May. This was discussed at length and left.',
  },
  {
    name: 'long-hedge',
    title: 'The Long Hedge',
    excerpt: 'Four thousand feet of hawthorn, hazel and wild plum that puts the wind back in its place.',
    sheet: 'FN-036',
    place: 'Union, Maine',
    year: '2024',
    area: '4,000 ft',
    soil: 'Silt loam, stony',
    kind: 'Farm',
    pictures: ['fieldnotes/project-4-view', 'fieldnotes/project-4-plan'],
    story: `A dairy farm wanted shelter, a wood lot, a fence and something to look at. A hedge is all of these if you let
    it be wide.

    Ours is eighteen feet across and follows the contour, not the boundary. On the upper side there is a swale that holds
    the snow; on the lower a strip of clover where the cows walk home. One tree in thirty was left to grow up: oak, mostly,
    and a few apples for the driver of the milk truck.

    It was planted in nine days by the family, the school and the volunteer fire department, who brought water.`,
    note: 'First laid in the winter of 2034. It is in the calendar.',
  },
  {
    name: 'school-yard',
    title: 'A Yard for Two Hundred Children',
    excerpt: 'A parking lot, a hill made from what was under it, and somewhere to be alone in company.',
    sheet: 'FN-044',
    place: 'Rockland, Maine',
    year: '2026',
    area: '28,000 sq ft',
    soil: 'Asphalt, then gravel, then surprise',
    kind: 'School',
    pictures: ['fieldnotes/project-5-view', 'fieldnotes/project-5-plan'],
    story: `We asked the children to map where they felt safe, where they felt fast and where they went to cry. The maps
    agreed with one another, and with nothing in the brief.

    So the yard has an edge to run along, a middle to be seen in, and eleven small places with a back to lean on. The hill
    is what we dug out for the rain garden. It has no slide. It turns out that a hill is enough.

    There are no fences inside it, only changes of ground: bark, grass, sand, boards, stone. Every child we asked could
    tell us, eyes shut, where they were.`,
    note: 'Willow is planted to be cut. Each May the oldest class harvests it and builds whatever the youngest class draws.',
  },
  {
    name: 'rainwater-street',
    title: 'Rainwater Street',
    excerpt: 'Six hundred feet of gutter, replanted: a street that drinks what falls on it.',
    sheet: 'FN-040',
    place: 'Belfast, Maine',
    year: '2025',
    area: '600 ft',
    soil: 'Sand over ledge',
    kind: 'Street',
    pictures: ['fieldnotes/project-6-view', 'fieldnotes/project-6-plan'],
    story: `Every heavy rain used to carry the top of the street to the bottom of it, and from there into the harbor.

    We narrowed the roadway by five feet and gave the difference to plants: a chain of shallow basins, each of which
    spills into the next by a notch in a granite kerb. Blue flag and soft rush stand in the wet end, bayberry in the dry.
    In a storm you can follow the water downhill at the pace of a walk.

    The town counted: four parking places fewer, and none of the cellars flooded since.`,
    note: 'The notches are cut to a sheet of paper, folded: two inches, one inch, half an inch.',
  },
];

/** The studio's six projects, newest sheet numbers last in the drawer. */
export const projectItems: readonly SnapshotItem[] = projects.map((project, index) =>
  item({
    id: `project-${project.name}`,
    collectionId: 'projects',
    recordType: 14,
    title: project.title,
    urlSlug: project.name,
    excerpt: project.excerpt,
    tags: [project.year],
    categories: [project.kind],
    imageAssetId: project.pictures[0],
    publishOn: Date.UTC(2026, 9, 20 - index, 9),
    galleryAssetIds: project.pictures,
    customFields: {
      sheet: project.sheet,
      place: project.place,
      year: project.year,
      area: project.area,
      soil: project.soil,
    },
    document: storyDocument(project),
  }),
);

function storyDocument(project: Project): PageDocument {
  return page(
    project.name,
    section(
      { theme: 'lightest', spacing: 'small' },
      text([6, 0, 11, 12], project.story),
      text([18, 0, 6, 6], `~ ${project.note}`),
    ),
  );
}
