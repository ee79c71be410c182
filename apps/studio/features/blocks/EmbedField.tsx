import {
  embedServices,
  type EmbedServices,
  readEmbed,
  servicesOf,
} from '@veranda/domain/embeds/embed-services';
import { useQuery } from '@tanstack/react-query';
import { checkVideo } from '@veranda/contracts/embeds';
import { TextField } from '@veranda/ui/TextField.tsx';
import { call } from '../../api/client.ts';
import { isRefusal, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
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
  const refusal = useVideoCheck(found?.title === 'Vimeo' ? found.page : '');
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
          ? refusal
          : title === ''
            ? t('embedUnknown', { services: namesOf(service) })
            : t('embedWrong', { service: title, example })
      }
      onChange={onChange}
    />
  );
}

// What the service has against the video; undefined while it has nothing, or does not answer.
function useVideoCheck(page: string): string | undefined {
  const { id: site } = useSite();
  const { error } = useQuery({
    queryKey: ['site', site, 'video-check', page],
    queryFn: ({ signal }) => call(checkVideo, { params: { site }, query: { address: page }, signal }),
    enabled: page !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isRefusal(error, 'vimeo-basic') ? messageOf(error) : undefined;
}

// Of all services, those that owners know best.
function namesOf(service: EmbedServices): string {
  const keys =
    service === 'any' ? (['youtube', 'vimeo', 'spotify', 'soundcloud'] as const) : servicesOf(service);
  return keys.map((key) => embedServices[key].title).join(', ');
}
