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
import { t } from './messages.ts';

interface BlockLook {
  readonly icon: LucideIcon;
  /** Its purpose, in a few words. */
  readonly note: string;
}

const looks: Readonly<Record<string, BlockLook>> = {
  text: { icon: AlignLeft, note: t('textNote') },
  image: { icon: Image, note: t('imageNote') },
  button: { icon: RectangleHorizontal, note: t('buttonNote') },
  gallery: { icon: GalleryHorizontalEnd, note: t('galleryNote') },
  quote: { icon: Quote, note: t('quoteNote') },
  accordion: { icon: ListCollapse, note: t('accordionNote') },
  rule: { icon: Minus, note: t('lineNote') },
  spacer: { icon: MoveVertical, note: t('spacerNote') },
  product: { icon: ShoppingBag, note: t('productNote') },
  form: { icon: ClipboardList, note: t('formNote') },
  donation: { icon: HeartHandshake, note: t('donationNote') },
  newsletter: { icon: Mail, note: t('newsletterNote') },
  summary: { icon: LayoutGrid, note: t('summaryNote') },
};

/** Icon and label of a block kind in the studio. */
export function blockIconOf(key: string | undefined): BlockLook {
  return (key === undefined ? undefined : looks[key]) ?? { icon: Square, note: '' };
}

/** The groups of the palette in their order: their words, and the groups of the registry in them. */
export const blockGroups = [
  { title: t('basics'), groups: ['basic'] },
  { title: t('images'), groups: ['media'] },
  { title: t('shopAndLists'), groups: ['commerce', 'lists'] },
] as const;
