import type { Availability } from '@veranda/domain/sites/availability';
import { Globe, KeyRound, Lock } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { t } from './messages.ts';
import './availability.css';

interface AvailabilityChoiceProps {
  readonly value: Availability;
  readonly onChange: (availability: Availability) => void;
}

const choices = [
  { value: 'public', Icon: Globe, label: t('public'), note: t('publicNote') },
  { value: 'password', Icon: KeyRound, label: t('passwordProtected'), note: t('passwordProtectedNote') },
  { value: 'private', Icon: Lock, label: t('private'), note: t('privateNote') },
] as const;

/** The three availabilities of a site, each with what visitors and search engines get. */
export function AvailabilityChoice({ value, onChange }: AvailabilityChoiceProps) {
  return (
    <RadioGroup
      className="availability"
      aria-label={t('siteAvailability')}
      value={value}
      onChange={(chosen) => onChange(chosen as Availability)}
    >
      {choices.map(({ value: choice, Icon, label, note }) => (
        <Radio key={choice} value={choice} className="availability-choice" aria-label={label}>
          <Icon size={18} aria-hidden="true" className="availability-icon" />
          <span className="availability-text">
            <span className="availability-name">{label}</span>
            <span className="ui-help">{note}</span>
          </span>
          <span className="availability-dot" aria-hidden="true" />
        </Radio>
      ))}
    </RadioGroup>
  );
}
