import type { ThemeCard } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { SiteNameField } from '../accounts/SiteNameField.tsx';
import { useSiteName } from '../accounts/use-site-name.ts';
import { useCreateSite } from './site-queries.ts';
import '../accounts/accounts.css';

export interface StartDialogProps {
  readonly theme: ThemeCard;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes the site: asks for its name when there is none that is free, then shows that it is being made. */
export function StartDialog({ theme, name, onClose }: StartDialogProps) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(name);
  const check = useSiteName(wanted);
  const create = useCreateSite();
  const [asks, setAsks] = useState(name === '');
  const free = check.isCurrent && check.checked?.available === true;
  const start = () =>
    create.mutate(
      { name: wanted.trim(), theme: theme.key },
      { onSuccess: ({ site }) => void navigate(paths.home(site.slug)), onError: () => setAsks(true) },
    );
  const startsByItself = !asks && create.isIdle && check.isCurrent && check.checked !== undefined;
  useEffect(() => {
    if (!startsByItself) return;
    if (free) start();
    else setAsks(true);
    // The name of the sign-up was looked up: either it is free and the site is made, or it is asked for.
  }, [startsByItself]);
  const isMaking = create.isPending || create.isSuccess || !asks;
  return (
    <Dialog
      title={isMaking ? `Making ${wanted.trim() || 'your site'}` : `Start with ${theme.title}`}
      isOpen
      onClose={onClose}
      isDismissable={!isMaking}
      role={isMaking ? 'alertdialog' : 'dialog'}
      footer={
        isMaking ? undefined : (
          <Button variant="primary" isDisabled={!free} onPress={start}>
            Make my site
          </Button>
        )
      }
    >
      {isMaking ? (
        <ProgressBar label={`Setting up pages, pictures and the shop of ${theme.title}`} />
      ) : (
        <>
          {create.isError ? <Notice tone="danger">{messageOf(create.error)}</Notice> : null}
          <SiteNameField
            value={wanted}
            onChange={setWanted}
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
