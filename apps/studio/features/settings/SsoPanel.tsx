import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { SsoForm } from './SsoForm.tsx';
import { ssoQuery, useSsoMutations } from './sso-queries.ts';
import { t } from './messages.ts';

/** Single sign-on: visitors come with an account that they have at the owner's identity provider. */
export function SsoPanel() {
  const site = useSite();
  return mayWrite(site, 'people') ? <Sso /> : null;
}

function Sso() {
  const site = useSite();
  const query = useQuery(ssoQuery(site.id));
  const { leave } = useSsoMutations(site.id);
  const [isOpen, setOpen] = useState(false);
  if (!query.data) return null;
  const { provider } = query.data;
  return (
    <Panel
      title={t('singleSign')}
      note={provider ? t('singleSignNote', { name: provider.name }) : t('ssoNote')}
    >
      {leave.isError ? <Notice tone="danger">{messageOf(leave.error)}</Notice> : null}
      {isOpen ? (
        <SsoForm settings={query.data} close={() => setOpen(false)} />
      ) : (
        <div className="ui-row">
          <Button variant="secondary" onPress={() => setOpen(true)}>
            {provider ? t('changeTheProvider') : t('connectAProvider')}
          </Button>
          {provider ? (
            <Button variant="quiet" isPending={leave.isPending} onPress={() => leave.mutate()}>
              {t('turnOff')}
            </Button>
          ) : null}
        </div>
      )}
    </Panel>
  );
}
