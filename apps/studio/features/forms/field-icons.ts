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
  text: { icon: Type, note: 'One line of text' },
  textarea: { icon: AlignLeft, note: 'Several lines of text' },
  email: { icon: Mail, note: 'An e-mail address' },
  number: { icon: Hash, note: 'A number' },
  website: { icon: Globe, note: 'A web address' },
  currency: { icon: DollarSign, note: 'An amount of money' },
  password: { icon: KeyRound, note: 'Hidden while typing' },
  twitter: { icon: AtSign, note: 'A username' },
  date: { icon: Calendar, note: 'A date' },
  time: { icon: Clock, note: 'A time' },
  name: { icon: Contact, note: 'First and last name' },
  address: { icon: MapPin, note: 'In the country’s format' },
  phone: { icon: Phone, note: 'A phone number' },
  radio: { icon: CircleDot, note: 'Choose one' },
  checkbox: { icon: CheckSquare, note: 'Choose one or more' },
  select: { icon: ChevronDownSquare, note: 'Choose one from a list' },
  likert: { icon: SlidersHorizontal, note: 'Rate agreement with statements' },
  hidden: { icon: EyeOff, note: 'A value that visitors don’t see' },
  section: { icon: Heading, note: 'A heading between fields' },
};

/** How a kind of field is drawn. */
export function fieldIconOf(kind: FieldKindName): KindLook {
  return looks[kind];
}
