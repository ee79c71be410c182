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
import { t } from './messages.ts';

interface KindLook {
  readonly icon: LucideIcon;
  /** Its description, in a line of the palette. */
  readonly note: string;
}

const looks: Readonly<Record<FieldKindName, KindLook>> = {
  text: { icon: Type, note: t('oneLineOfText') },
  textarea: { icon: AlignLeft, note: t('severalLinesOfText') },
  email: { icon: Mail, note: t('anEmailAddress') },
  number: { icon: Hash, note: t('aNumber') },
  website: { icon: Globe, note: t('aWebAddress') },
  currency: { icon: DollarSign, note: t('anAmountOfMoney') },
  password: { icon: KeyRound, note: t('hiddenWhileTyping') },
  twitter: { icon: AtSign, note: t('aUsername') },
  date: { icon: Calendar, note: t('aDate') },
  time: { icon: Clock, note: t('aTime') },
  name: { icon: Contact, note: t('firstAndLastName') },
  address: { icon: MapPin, note: t('inTheCountrysFormat') },
  phone: { icon: Phone, note: t('aPhoneNumber') },
  radio: { icon: CircleDot, note: t('chooseOne') },
  checkbox: { icon: CheckSquare, note: t('chooseOneOrMore') },
  select: { icon: ChevronDownSquare, note: t('chooseOneFromAList') },
  likert: { icon: SlidersHorizontal, note: t('rateAgreementWithStatements') },
  hidden: { icon: EyeOff, note: t('hiddenValue') },
  section: { icon: Heading, note: t('aHeadingBetweenFields') },
};

/** Icon of a kind of field. */
export function fieldIconOf(kind: FieldKindName): KindLook {
  return looks[kind];
}
