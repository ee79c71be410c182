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
  image: { icon: Image, note: 'One picture with a caption' },
  button: { icon: RectangleHorizontal, note: 'A link that stands out' },
  gallery: { icon: GalleryHorizontalEnd, note: 'Many pictures together' },
  quote: { icon: Quote, note: 'Words of somebody, with their name' },
  accordion: { icon: ListCollapse, note: 'Questions that open to answers' },
  rule: { icon: Minus, note: 'Sets one part off from the next' },
  spacer: { icon: MoveVertical, note: 'Room to breathe' },
  product: { icon: ShoppingBag, note: 'Something to buy right here' },
  form: { icon: ClipboardList, note: 'Questions that visitors answer' },
  donation: { icon: HeartHandshake, note: 'Asks for money for a good cause' },
  newsletter: { icon: Mail, note: 'A sign-up for your news' },
  summary: { icon: LayoutGrid, note: 'The newest of your shop or journal' },
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
