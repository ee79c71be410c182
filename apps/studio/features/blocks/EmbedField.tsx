import { embedServices, type EmbedServiceKey, readEmbed } from '@veranda/domain/embeds/embed-services';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';

interface EmbedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly service: EmbedServiceKey | 'any';
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** Address of something on another service, and whether it leads there. */
export function EmbedField({ label, value, service, isReadOnly, onChange }: EmbedFieldProps) {
  const found = readEmbed(service, value);
  const { title, example } = service === 'any' ? { title: '', example: '' } : embedServices[service];
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
            ? t('embedUnknown', { services: serviceNames })
            : t('embedWrong', { service: title, example })
      }
      onChange={onChange}
    />
  );
}

const serviceNames = [
  embedServices.youtube,
  embedServices.vimeo,
  embedServices.spotify,
  embedServices.soundcloud,
]
  .map(({ title }) => title)
  .join(', ');
