import {
  embedServices,
  type EmbedServices,
  readEmbed,
  servicesOf,
} from '@veranda/domain/embeds/embed-services';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';

interface EmbedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly service: EmbedServices;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** Address of something on another service, and whether it leads there. */
export function EmbedField({ label, value, service, isReadOnly, onChange }: EmbedFieldProps) {
  const found = readEmbed(service, value);
  const [first, ...others] = servicesOf(service);
  const { title, example } = first && others.length === 0 ? embedServices[first] : { title: '', example: '' };
  const isAwaited = value.trim() === '';
  return (
    <TextField
      label={label}
      value={value}
      maxLength={2000}
      isReadOnly={isReadOnly}
      placeholder={example}
      description={
        found ? t('embedConnected', { service: found.title }) : isAwaited ? t('embedAwaiting') : undefined
      }
      errorMessage={
        found || isAwaited
          ? undefined
          : title === ''
            ? t('embedUnknown', { services: namesOf(service) })
            : t('embedWrong', { service: title, example })
      }
      onChange={onChange}
    />
  );
}

// Of all services, those that owners know best.
function namesOf(service: EmbedServices): string {
  const keys =
    service === 'any' ? (['youtube', 'vimeo', 'spotify', 'soundcloud'] as const) : servicesOf(service);
  return keys.map((key) => embedServices[key].title).join(', ');
}
