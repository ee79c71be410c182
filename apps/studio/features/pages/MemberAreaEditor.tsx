import { useQuery } from '@tanstack/react-query';
import type { NavigationDocument } from '@veranda/domain/navigation/navigation-document';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import { paths } from '../../paths.ts';
import { memberPlansQuery } from '../../queries/member-plan-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import type { EditedEntry } from './menu-entry.ts';
import { t } from '../member-plans/messages.ts';
import { type MemberAreaDraft, useMemberAreaDraft } from './use-member-area-draft.ts';

interface MemberAreaEditorProps {
  readonly session: DocumentSession<NavigationDocument>;
  readonly entry: EditedEntry;
  readonly onClose: () => void;
}

/** An entry of a menu that leads to the pages of a member plan: a new one, or one that is there. */
export function MemberAreaEditor({ session, entry, onClose }: MemberAreaEditorProps) {
  const site = useSite();
  const plans = useQuery(memberPlansQuery(site.id));
  const draft = useMemberAreaDraft({ session, entry, plans: plans.data?.plans ?? [], onClose });
  return (
    <Dialog
      title={t('memberAreaInTheMenu')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isDisabled={draft.plan === null} onPress={draft.apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      {plans.isError ? (
        <ErrorState message={messageOf(plans.error)} onRetry={() => void plans.refetch()} />
      ) : plans.isPending ? (
        <Skeleton height="120px" />
      ) : plans.data.plans.length === 0 ? (
        <EmptyState
          title={t('noMemberPlans')}
          actions={<LinkButton href={paths.memberPlans(site.slug)}>{t('memberPlans')}</LinkButton>}
        >
          {t('noMemberPlansText')}
        </EmptyState>
      ) : (
        <MemberAreaFields {...draft} />
      )}
    </Dialog>
  );
}

function MemberAreaFields({ plans, plan, setPlan, title, setTitle, apply }: MemberAreaDraft) {
  const pages = plan?.pages.map((page) => page.title) ?? [];
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Select
        label={t('memberPlan')}
        options={plans.map(({ id, title: label }) => ({ value: id, label }))}
        value={plan?.id ?? null}
        onChange={setPlan}
        description={
          pages[0] === undefined
            ? t('planOpensNothing')
            : t('planLeadsTo', { page: pages[0], count: pages.length })
        }
      />
      <TextField
        label={t('nameInTheMenu')}
        value={title}
        onChange={setTitle}
        maxLength={100}
        placeholder={plan?.title ?? ''}
      />
      <button type="submit" hidden aria-label={t('apply')} />
    </form>
  );
}
