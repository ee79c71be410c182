import { type Colour, readColour } from '../../design/colour-string.ts';
import { contrast } from '../../design/contrast.ts';
import { edit } from '../../pages/edits/edit-of.ts';
import type { Block, PageDocument, Section } from '../../pages/document.ts';
import { sectionsInOrder } from '../../pages/reading-order.ts';
import type { SectionColours } from '../../pages/section-colours.ts';
import type { CheckContext, PlacedFinding } from './finding.ts';

/** Contrast that text needs (WCAG 2.2, 1.4.3), and the least veil over a picture behind text. */
const readable = 4.5;
const leastOverlay = 0.4;

/** Sections whose text can hardly be read: by the colours of their theme, or over a picture without a veil. */
export function checkContrast(
  document: PageDocument,
  blocks: readonly Block[],
  colours: CheckContext['colours'],
): PlacedFinding[] {
  const written = new Set(blocks.filter(({ type }) => type === textBlock).map(({ sectionId }) => sectionId));
  return sectionsInOrder(document)
    .filter(({ id }) => written.has(id))
    .flatMap((section) => [...themeFinding(section, colours), ...pictureFinding(section)]);
}

/** Number of the kind "text" (administration §3). */
const textBlock = 2;

function themeFinding(section: Section, colours: CheckContext['colours']): PlacedFinding[] {
  const own = ratioOf(colours[section.theme]);
  if (own === null || own >= readable) return [];
  const better = Object.keys(colours).find((theme) => (ratioOf(colours[theme]) ?? 0) >= readable);
  const repair =
    better && edit('section.set', { id: section.id, path: 'theme', value: better, was: section.theme });
  return [
    placed(section, { code: 'contrast', value: `${own.toFixed(1)}:1`, repair: repair ? [repair] : null }),
  ];
}

function pictureFinding(section: Section): PlacedFinding[] {
  const { background } = section;
  if (background.kind === 'none' || background.overlay >= leastOverlay) return [];
  const value = { ...background, overlay: 0.5 };
  const repair = edit('section.set', { id: section.id, path: 'background', value, was: background });
  return [
    placed(section, {
      code: 'contrast-picture',
      value: `${Math.round(background.overlay * 100)} %`,
      repair: [repair],
    }),
  ];
}

function placed({ id }: Section, finding: Pick<PlacedFinding, 'code' | 'value' | 'repair'>): PlacedFinding {
  return { ...finding, blockId: null, sectionId: id };
}

function ratioOf(colours: SectionColours | undefined): number | null {
  const ground = colours && readColour(colours.bg);
  const text = colours && readColour(colours.fg);
  return isOpaque(ground) && isOpaque(text) ? contrast(text, ground) : null;
}

function isOpaque(colour: Colour | null | undefined): colour is Colour {
  return colour?.alpha === 1;
}
