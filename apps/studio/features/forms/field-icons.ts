import type { FieldKindName } from '@veranda/domain/forms/document';
import {
  AlignLeft,
  AtSign,
  Calendar,
  CheckSquare,
  ChevronDownSquare,
  CircleDot,
  Clock,
  Contact,
  DollarSign,
  EyeOff,
  Globe,
  Hash,
  Heading,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  SlidersHorizontal,
  Type,
} from 'lucide-react';

interface KindLook {
  readonly icon: LucideIcon;
  /** What it asks for, in a line of the palette. */
  readonly note: string;
}

const looks: Readonly<Record<FieldKindName, KindLook>> = {
  text: { icon: Type, note: 'One line of words' },
  textarea: { icon: AlignLeft, note: 'Several lines' },
  email: { icon: Mail, note: 'An e-mail address' },
  number: { icon: Hash, note: 'A number in figures' },
  website: { icon: Globe, note: 'A web address' },
  currency: { icon: DollarSign, note: 'An amount of money' },
  password: { icon: KeyRound, note: 'Not shown while typed' },
  twitter: { icon: AtSign, note: 'A user name' },
  date: { icon: Calendar, note: 'A day' },
  time: { icon: Clock, note: 'A time of day' },
  name: { icon: Contact, note: 'First and last name' },
  address: { icon: MapPin, note: 'By the country’s format' },
  phone: { icon: Phone, note: 'A phone number' },
  radio: { icon: CircleDot, note: 'One of a few' },
  checkbox: { icon: CheckSquare, note: 'Any of a few' },
  select: { icon: ChevronDownSquare, note: 'One of many' },
  likert: { icon: SlidersHorizontal, note: 'How far one agrees' },
  hidden: { icon: EyeOff, note: 'Sent without being asked' },
  section: { icon: Heading, note: 'A heading between fields' },
};

/** How a kind of field is drawn. */
export function fieldIconOf(kind: FieldKindName): KindLook {
  return looks[kind];
}
