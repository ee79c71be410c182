import type { SiteNotice } from '@veranda/contracts/sites';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { identityMessages } from './identity-messages.ts';
import { useDismissNotice } from '../../queries/site-queries.ts';
import { rich, t } from './messages.ts';

/** Says what of the template's identity was taken out of the site, until somebody dismisses it. */
export function IdentityNotice({ notice }: { readonly notice: SiteNotice }) {
  const site = useSite();
  const dismiss = useDismissNotice(site.id);
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" isPending={dismiss.isPending} onPress={() => dismiss.mutate(notice.id)}>
          {t('dismiss')}
        </Button>
      }
    >
      <strong>{t('identityNoticeTitle')}</strong>
      {identityMessages(notice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {rich('identityNoticeText', {
          link: (children) => <TextLink href={paths.settings(site.slug)}>{children}</TextLink>,
        })}
      </p>
      {dismiss.isError ? <p role="alert">{messageOf(dismiss.error)}</p> : null}
    </Notice>
  );
}
