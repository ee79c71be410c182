import { Panel } from '@veranda/ui/Panel.tsx';
import { useController } from 'react-hook-form';
import { AssetField } from '../media/AssetField.tsx';
import type { GeneralPanelProps } from './use-general-form.ts';
import { t } from './messages.ts';

/** The icon of the site in browser tabs, and the image of shared links. */
export function SharingPanel({ control }: GeneralPanelProps) {
  return (
    <Panel title={t('sharing')} note={t('sharingNote')}>
      <Picture control={control} name="faviconAssetId" label={t('favicon')} help={t('faviconHelp')} />
      <Picture
        control={control}
        name="socialImageAssetId"
        label={t('socialImage')}
        help={t('socialImageHelp')}
      />
    </Panel>
  );
}

interface PictureProps extends GeneralPanelProps {
  readonly name: 'faviconAssetId' | 'socialImageAssetId';
  readonly label: string;
  readonly help: string;
}

function Picture({ control, name, label, help }: PictureProps) {
  const { field } = useController({ control, name });
  return (
    <div className="ui-stack ui-stack--tight">
      <AssetField
        label={label}
        value={field.value ?? ''}
        isReadOnly={false}
        onChange={(id) => field.onChange(id === '' ? null : id)}
      />
      <span className="ui-help">{help}</span>
    </div>
  );
}
