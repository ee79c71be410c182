import { useQuery } from '@tanstack/react-query';
import type { SiteLanguageView } from '@veranda/contracts/multilingual';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { ConfirmDialog } from '@veranda/ui/ConfirmDialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { SkeletonTable } from '@veranda/ui/SkeletonTable.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { AddLanguage } from './AddLanguage.tsx';
import { asWanted } from './as-wanted.ts';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { t } from './messages.ts';
import { languagesQuery, useLanguageMutations } from './multilingual-queries.ts';
import './multilingual.css';

/** The languages of the site, and where they are translated. */
export function LanguagesScreen() {
  const site = useSite();
  const query = useQuery(languagesQuery(site.id));
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsFrame tab="languages">
      <div className="ui-stack">
        <p>{t('lead')}</p>
        {query.isPending ? (
          <SkeletonTable label={t('loading')} />
        ) : query.data === undefined ? (
          <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <>
            <LanguageList languages={query.data.languages} />
            <div className="ui-row">
              <Button variant="primary" onPress={() => setAdding(true)}>
                {t('add')}
              </Button>
            </div>
            {isAdding ? (
              <AddLanguage languages={query.data.languages} onClose={() => setAdding(false)} />
            ) : null}
          </>
        )}
        <ConnectionPanel />
      </div>
    </SettingsFrame>
  );
}

function LanguageList({ languages }: { readonly languages: readonly SiteLanguageView[] }) {
  const { id } = useSite();
  const [leaving, setLeaving] = useState<SiteLanguageView | null>(null);
  const { save } = useLanguageMutations(id);
  const remove = ({ tag, title }: SiteLanguageView) =>
    save.mutate(
      languages.filter((other) => !other.isOwn && other.tag !== tag).map((other) => asWanted(other)),
      {
        onSuccess: () => {
          setLeaving(null);
          showToast({ text: t('removed', { title }) });
        },
        onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
      },
    );
  return (
    <>
      <ul className="language-list">
        {languages.map((language) => (
          <LanguageRow key={language.tag} language={language} onRemove={() => setLeaving(language)} />
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          title={t('removeTitle', { title: leaving.title })}
          isOpen
          confirmLabel={t('remove')}
          isDestructive
          isPending={save.isPending}
          onConfirm={() => remove(leaving)}
          onCancel={() => setLeaving(null)}
        >
          {t('removeText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function LanguageRow({
  language: { tag, title, isOwn, isCustom, isPublished },
  onRemove,
}: {
  readonly language: SiteLanguageView;
  readonly onRemove: () => void;
}) {
  const site = useSite();
  return (
    <li className="language-row">
      <div className="language-name">
        <bdi lang={tag}>{title}</bdi>
        <span className="ui-muted">{isOwn ? tag : `/${tag}`}</span>
        {isOwn ? <Badge>{t('own')}</Badge> : null}
        {isCustom ? <Badge>{t('custom')}</Badge> : null}
        {isPublished ? null : <Badge tone="warn">{t('unpublished')}</Badge>}
        {isCustom && !isOwn ? <p className="language-note">{t('customHelp')}</p> : null}
      </div>
      {isOwn ? null : (
        <div className="ui-row">
          <LinkButton href={paths.translations(site.slug, tag)} aria-label={t('translateInto', { title })}>
            {t('translate')}
          </LinkButton>
          <Button variant="quiet" aria-label={t('removeLanguage', { title })} onPress={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
