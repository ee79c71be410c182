import { useQuery } from '@tanstack/react-query';
import type { InjectedCodeBody } from '@veranda/contracts/injected-code';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { InjectedCodeField } from './InjectedCodeField.tsx';
import { injectedCodeQuery, useInjectedCode } from './use-injected-code.ts';
import { t } from './messages.ts';

/** Code of the owner on every page of the site. */
export function CodeInjectionScreen() {
  const site = useSite();
  const query = useQuery(injectedCodeQuery(site.id));
  return (
    <SettingsFrame tab="code">
      <div className="ui-stack">
        <p>{t('lead')}</p>
        {query.data ? (
          <CodeForm key={JSON.stringify(query.data)} code={query.data} />
        ) : query.isError ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <div className="ui-stack" role="status" aria-label={t('loading')}>
            <Skeleton height="200px" />
            <Skeleton height="200px" />
          </div>
        )}
      </div>
    </SettingsFrame>
  );
}

function CodeForm({ code }: { readonly code: InjectedCodeBody }) {
  const site = useSite();
  const canWrite = mayWrite(site, 'custom-code');
  const { form, draft, save, isSaving, failure } = useInjectedCode(site.id, code);
  const { control, formState } = form;
  const field = { control, isReadOnly: !canWrite } as const;
  return (
    <SettingsForm
      failure={failure}
      isDirty={formState.isDirty}
      isSaving={isSaving}
      save={save}
      discard={() => form.reset()}
      draft={draft}
    >
      {canWrite ? null : <Notice>{t('readOnly')}</Notice>}
      <InjectedCodeField {...field} name="header" label={t('header')} description={t('headerHelp')} />
      <InjectedCodeField {...field} name="footer" label={t('footer')} description={t('footerHelp')} />
      <p className="ui-help">{t('hosts')}</p>
      <p className="ui-help">{t('onePage')}</p>
    </SettingsForm>
  );
}
