import type { AccountSettings } from '@veranda/contracts/account-settings';
import { Button } from '@veranda/ui/Button.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { messageOf } from '../../api/call-failure.ts';
import { PersonSign } from '../contributors/PersonSign.tsx';
import { imageTypes } from '../media/use-uploads.ts';
import { useAccountMutations } from './account-queries.ts';
import { t } from './messages.ts';
import '../contributors/contributors.css';

/** The picture of the person, which is kept as soon as it is chosen. */
export function PictureField({ account }: { readonly account: AccountSettings }) {
  const { savePicture, deletePicture } = useAccountMutations();
  const onError = (fault: unknown) => showToast({ text: messageOf(fault), isDanger: true });
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) savePicture.mutate(file, { onSuccess: () => showToast({ text: t('pictureSaved') }), onError });
  };
  const remove = () =>
    deletePicture.mutate(undefined, { onSuccess: () => showToast({ text: t('pictureRemoved') }), onError });
  return (
    <div className="account-picture-field" role="group" aria-label={t('picture')}>
      <PersonSign name={account.name || account.email} pictureUrl={account.pictureUrl} />
      <div>
        <div className="ui-row">
          <FileTrigger acceptedFileTypes={imageTypes} onSelect={choose}>
            <Button size="small" isPending={savePicture.isPending}>
              {account.pictureUrl === null ? t('addPicture') : t('replacePicture')}
            </Button>
          </FileTrigger>
          {account.pictureUrl === null ? null : (
            <Button size="small" variant="quiet" isPending={deletePicture.isPending} onPress={remove}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p className="ui-help">{t('pictureNote')}</p>
      </div>
    </div>
  );
}
