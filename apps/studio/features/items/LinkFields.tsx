import { itemFieldProblem, itemLimits } from '@veranda/domain/pages/item-fields';
import { itemFormats, promotedBlockTypes } from '@veranda/domain/pages/record-types';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useTypedValue } from '../section-settings/use-typed-value.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { t } from './messages.ts';

/** Addresses that an item leads to, and how themes show it. */
export function LinkFields({ fields, isEvent }: FieldsProps & { readonly isEvent: boolean }) {
  const { meta, canWrite, set } = fields;
  return (
    <FieldGroup title={t('more')}>
      <AddressField
        label={t('sourceUrl')}
        help={t('sourceUrlHelp')}
        value={meta.sourceUrl}
        isReadOnly={!canWrite}
        onChange={(value) => set('sourceUrl', value)}
      />
      <Switch
        isSelected={meta.passthrough === true}
        isDisabled={!canWrite || meta.sourceUrl === ''}
        note={t('passthroughHelp')}
        onChange={(isOn) => set('passthrough', isOn ? true : undefined)}
      >
        {t('passthrough')}
      </Switch>
      <AddressField
        label={t('externalLink')}
        help={t('externalLinkHelp')}
        value={meta.externalLink ?? ''}
        isReadOnly={!canWrite}
        onChange={(value) => set('externalLink', value === '' ? undefined : value)}
      />
      {isEvent ? null : <FormatField fields={fields} />}
      <PromotedField fields={fields} />
    </FieldGroup>
  );
}

interface AddressFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

function AddressField({ label, help, value, isReadOnly, onChange }: AddressFieldProps) {
  const address = useTypedValue({
    value,
    problemOf: (typed) => (itemFieldProblem('sourceUrl', typed) === null ? undefined : t('sourceUrlInvalid')),
    onChange,
  });
  return (
    <TextField
      label={label}
      value={address.typed}
      maxLength={itemLimits.url}
      isReadOnly={isReadOnly}
      autoComplete="off"
      spellCheck="false"
      description={help}
      errorMessage={address.problem}
      onChange={address.type}
    />
  );
}

const formatLabels = {
  text: t('formatText'),
  image: t('formatImage'),
  quote: t('formatQuote'),
  link: t('formatLink'),
  audio: t('formatAudio'),
  video: t('formatVideo'),
  event: t('formatEvent'),
  gallery: t('formatGallery'),
} as const;

const promotedLabels = {
  map: t('promotedMap'),
  embed: t('promotedEmbed'),
  image: t('promotedImage'),
  code: t('promotedCode'),
  quote: t('promotedQuote'),
  twitter: t('promotedTwitter'),
  link: t('promotedLink'),
  video: t('promotedVideo'),
  foursquare: t('promotedFoursquare'),
  instagram: t('promotedInstagram'),
  form: t('promotedForm'),
} as const;

function FormatField({ fields: { meta, canWrite, set } }: FieldsProps) {
  const options = itemFormats.map((value) => ({ value, label: formatLabels[value] }));
  return (
    <Select
      label={t('format')}
      options={[{ value: 'usual', label: t('formatUsual') }, ...options]}
      value={meta.format ?? 'usual'}
      isDisabled={!canWrite}
      description={t('formatHelp')}
      onChange={(value) =>
        set(
          'format',
          itemFormats.find((each) => each === value),
        )
      }
    />
  );
}

function PromotedField({ fields: { meta, canWrite, set } }: FieldsProps) {
  const options = promotedBlockTypes.map((value) => ({ value, label: promotedLabels[value] }));
  return (
    <Select
      label={t('promotedBlock')}
      options={[{ value: 'none', label: t('promotedNone') }, ...options]}
      value={meta.promotedBlockType ?? 'none'}
      isDisabled={!canWrite}
      description={t('promotedBlockHelp')}
      onChange={(value) =>
        set(
          'promotedBlockType',
          promotedBlockTypes.find((each) => each === value),
        )
      }
    />
  );
}
