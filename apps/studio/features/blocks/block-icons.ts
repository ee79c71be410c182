import {
  AlignLeft,
  GalleryHorizontalEnd,
  HeartHandshake,
  Image,
  ClipboardList,
  LayoutGrid,
  Mail,
  ListCollapse,
  type LucideIcon,
  Minus,
  MoveVertical,
  Quote,
  RectangleHorizontal,
  ShoppingBag,
  Square,
} from 'lucide-react';

interface BlockLook {
  readonly icon: LucideIcon;
  /** What it is for, in a few words. */
  readonly note: string;
}

const looks: Readonly<Record<string, BlockLook>> = {
  text: { icon: AlignLeft, note: 'Headings, paragraphs, lists' },
  image: { icon: Image, note: 'One image with a caption' },
  button: { icon: RectangleHorizontal, note: 'A link that stands out' },
  gallery: { icon: GalleryHorizontalEnd, note: 'Several images together' },
  quote: { icon: Quote, note: 'A quote with the name of its author' },
  accordion: { icon: ListCollapse, note: 'Questions that expand to show answers' },
  rule: { icon: Minus, note: 'A line between two parts' },
  spacer: { icon: MoveVertical, note: 'Empty space between blocks' },
  product: { icon: ShoppingBag, note: 'A product that visitors can buy right here' },
  form: { icon: ClipboardList, note: 'A form for visitors to fill in' },
  donation: { icon: HeartHandshake, note: 'A button to collect donations' },
  newsletter: { icon: Mail, note: 'A newsletter sign-up' },
  summary: { icon: LayoutGrid, note: 'The latest from your shop or blog' },
};

/** How a block kind is shown in the studio. */
export function blockIconOf(key: string | undefined): BlockLook {
  return (key === undefined ? undefined : looks[key]) ?? { icon: Square, note: '' };
}

/** The groups of the palette in their order: their words, and the groups of the registry in them. */
export const blockGroups = [
  { title: 'Basics', groups: ['basic'] },
  { title: 'Pictures', groups: ['media'] },
  { title: 'Shop and lists', groups: ['commerce', 'lists'] },
] as const;
