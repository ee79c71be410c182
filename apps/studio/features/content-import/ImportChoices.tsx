import { useQuery } from '@tanstack/react-query';
import type { ContentImport } from '@veranda/contracts/content-import';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { type ImportChoices as Choices, useImportMutations } from './import-queries.ts';
import { t } from './messages.ts';

const switches = ['asDrafts', 'withPictures', 'withComments', 'withRedirects'] as const;

const usual: Choices = {
  collectionId: null,
  asDrafts: false,
  withPictures: true,
  withComments: true,
  withRedirects: true,
};

/** Choices for an import that was read, and its beginning. */
export function ImportChoices({ found }: { readonly found: ContentImport }) {
  const { id: site } = useSite();
  const { start, cancel } = useImportMutations(site);
  const [choices, setChoices] = useState(usual);
  const problem = start.error ?? cancel.error;
  return (
    <div className="ui-stack content-import-choices">
      <IntoCollection
        value={choices.collectionId}
        onChange={(collectionId) => setChoices({ ...choices, collectionId })}
      />
      {switches.map((name) => (
        <Switch
          key={name}
          isSelected={choices[name]}
          note={t(`${name}Note`)}
          onChange={(value) => setChoices({ ...choices, [name]: value })}
        >
          {t(name)}
        </Switch>
      ))}
      {problem ? <Notice tone="danger">{messageOf(problem)}</Notice> : null}
      <div className="ui-row">
        <Button
          variant="primary"
          isPending={start.isPending}
          onPress={() => start.mutate({ id: found.id, choices })}
        >
          {t('start')}
        </Button>
        <Button isPending={cancel.isPending} onPress={() => cancel.mutate(found.id)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

interface IntoCollectionProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function IntoCollection({ value, onChange }: IntoCollectionProps) {
  const { id: site } = useSite();
  const { data } = useQuery(pagesQuery(site));
  const collections = (data?.pages ?? []).filter(
    ({ type, inTrash }) => !inTrash && !isSinglePage(type) && type !== collectionTypes.products,
  );
  return (
    <Select
      label={t('into')}
      value={value ?? 'new'}
      options={[
        { value: 'new', label: t('newBlog') },
        ...collections.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(chosen) => onChange(chosen === 'new' ? null : chosen)}
    />
  );
}
