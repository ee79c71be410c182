import { exportAnswers } from '@veranda/contracts/form-answers';
import { Button } from '@veranda/ui/Button.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { ChevronDown, Download, Send, UserX } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '../../api/address.ts';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { t } from './messages.ts';

interface AnswersMenuProps {
  readonly form: string;
  readonly box: 'answers' | 'spam';
}

/** Takes answers out as a file, or everything of one person. */
export function AnswersMenu({ form, box }: AnswersMenuProps) {
  const site = useSite();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={t('answers')}
        trigger={
          <Button>
            {t('export')}
            <ChevronDown size={14} aria-hidden="true" />
          </Button>
        }
        actions={useMenuActions({ form, box }, () => setAsking(true))}
      />
      {isAsking ? (
        <PersonDialog form={form} canErase={mayWrite(site, 'forms')} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

function useMenuActions({ form, box }: AnswersMenuProps, onPerson: () => void): readonly MenuAction[] {
  const site = useSite();
  return [
    {
      id: 'csv',
      label: box === 'spam' ? t('spamAsCsv') : t('allAnswersAsCsv'),
      icon: <Download size={16} aria-hidden="true" />,
      href: addressOf(exportAnswers, { params: { site: site.id, form }, query: { box } }),
      target: '_blank',
    },
    {
      id: 'deliveries',
      label: t('deliveries'),
      note: t('deliveriesNote'),
      icon: <Send size={16} aria-hidden="true" />,
      href: `${paths.deliveries(site.slug)}?form=${form}`,
    },
    {
      id: 'person',
      label: t('answersFromOnePerson'),
      note: t('answersFromOnePersonNote'),
      icon: <UserX size={16} aria-hidden="true" />,
      onAction: onPerson,
    },
  ];
}
