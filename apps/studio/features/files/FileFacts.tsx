import type { FileView } from '@veranda/contracts/media';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { formatBytes } from '../media/format-bytes.ts';
import { formatDateTime } from '../../format-date-time.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

/** Type, size and age of a file, and its lasting address. */
export function FileFacts({ file }: { readonly file: FileView }) {
  const site = useSite();
  const address = new URL(file.publicPath, site.url).href;
  const facts = [
    [t('type'), file.mimeType],
    [t('size'), formatBytes(file.bytes)],
    ...(file.width !== null && file.height !== null
      ? [[t('dimensions'), t('dimensionsOf', { width: file.width, height: file.height })]]
      : []),
    [t('uploaded'), formatDateTime(file.createdAt)],
  ];
  return (
    <div className="ui-stack">
      <dl className="file-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {file.deletedAt === null ? (
        <div className="ui-stack ui-stack--tight">
          <span className="ui-label">{t('address')}</span>
          <code className="file-address">{address}</code>
          <span className="ui-help">{t('addressHelp')}</span>
          <div className="ui-row">
            <CopyButton text={address} />
            <LinkButton href={address} size="small" variant="quiet" target="_blank">
              {t('open')}
            </LinkButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}
