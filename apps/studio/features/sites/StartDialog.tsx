import type { TemplateCard } from '@veranda/contracts/site-templates';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { t } from './messages.ts';
import { SiteNameField } from './SiteNameField.tsx';
import { useStart } from './use-start.ts';
import '../accounts/accounts.css';

interface StartDialogProps {
  readonly template: TemplateCard;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes the site: asks for its name when there is none that is free, then shows that it is being made. */
export function StartDialog({ template, name, onClose }: StartDialogProps) {
  const { wanted, type, check, create, isFree, isMaking, start } = useStart(template.key, name);
  return (
    <Dialog
      title={isMaking ? making(wanted.trim()) : t('startWithTitle', { title: template.title })}
      isOpen
      onClose={onClose}
      isDismissable={!isMaking}
      role={isMaking ? 'alertdialog' : 'dialog'}
      footer={
        isMaking ? undefined : (
          <Button variant="primary" isDisabled={!isFree} onPress={start}>
            {t('createMySite')}
          </Button>
        )
      }
    >
      {isMaking ? (
        <ProgressBar label={t('settingUp', { title: template.title })} />
      ) : (
        <>
          {create.isError ? <Notice tone="danger">{messageOf(create.error)}</Notice> : null}
          <SiteNameField
            value={wanted}
            onChange={type}
            onBlur={() => undefined}
            inputRef={() => undefined}
            check={check}
            errorMessage={undefined}
          />
        </>
      )}
    </Dialog>
  );
}

function making(name: string): string {
  return name === '' ? t('creatingYourSite') : t('creatingName', { name });
}
