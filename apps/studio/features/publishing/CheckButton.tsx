import { Button } from '@veranda/ui/Button.tsx';
import { ListChecks } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later-part.ts';
import { t } from './messages.ts';

const CheckDialog = laterPart(() => import('./CheckDialog.tsx').then((file) => file.CheckDialog));

interface CheckButtonProps {
  /** Page or item whose findings are shown. */
  readonly id: string;
}

/** The check list of what is edited, before anything is published. */
export function CheckButton({ id }: CheckButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        <ListChecks size={16} aria-hidden="true" />
        <span className="editor-bar-label">{t('check')}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CheckDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
