import { useQuery } from '@tanstack/react-query';
import type { SiteLanguageView } from '@veranda/contracts/multilingual';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { asWanted } from './as-wanted.ts';
import { t } from './messages.ts';
import { choicesQuery, useLanguageMutations } from './multilingual-queries.ts';

const other = 'other';

interface AddLanguageProps {
  readonly languages: readonly SiteLanguageView[];
  readonly onClose: () => void;
}

/** A language is chosen from those with storefront texts, or named by a tag and a title. */
export function AddLanguage({ languages, onClose }: AddLanguageProps) {
  const { id } = useSite();
  const choices = useQuery(choicesQuery(id));
  const [wanted, setWanted] = useState<Wanted>({ chosen: null, tag: '', title: '' });
  const { save } = useLanguageMutations(id);
  const submit = () => {
    const { chosen, tag, title } = wanted;
    if (chosen === null) return;
    const named = title.trim() === '' ? { tag } : { tag, title };
    const added = chosen === other ? named : { tag: chosen };
    save.mutate([...languages.filter(({ isOwn }) => !isOwn).map(asWanted), added], {
      onSuccess: (answer) => {
        showToast({ text: t('added', { title: answer.languages.at(-1)?.title ?? '' }) });
        onClose();
      },
    });
  };
  const fault = save.error ?? choices.error;
  return (
    <FormDialog
      title={t('addTitle')}
      submitLabel={t('add')}
      isPending={save.isPending}
      problem={fault === null ? null : messageOf(fault)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields
        offered={(choices.data?.offered ?? []).filter(
          ({ tag }) => !languages.some((known) => known.tag === tag),
        )}
        wanted={wanted}
        onChange={(change) => setWanted({ ...wanted, ...change })}
      />
    </FormDialog>
  );
}

interface Wanted {
  readonly chosen: string | null;
  readonly tag: string;
  readonly title: string;
}

interface FieldsProps {
  readonly offered: readonly { readonly tag: string; readonly title: string }[];
  readonly wanted: Wanted;
  readonly onChange: (change: Partial<Wanted>) => void;
}

function Fields({ offered, wanted: { chosen, tag, title }, onChange }: FieldsProps) {
  const options = [
    ...offered.map((each) => ({ value: each.tag, label: each.title })),
    { value: other, label: t('otherLanguage') },
  ];
  return (
    <>
      <Select
        label={t('language')}
        options={options}
        value={chosen}
        onChange={(value) => onChange({ chosen: value })}
      />
      {chosen === other ? (
        <>
          <TextField
            label={t('tag')}
            description={t('tagHelp')}
            value={tag}
            onChange={(value) => onChange({ tag: value })}
            isRequired
            maxLength={35}
          />
          <TextField
            label={t('titleField')}
            description={t('titleHelp')}
            value={title}
            onChange={(value) => onChange({ title: value })}
            maxLength={60}
          />
        </>
      ) : null}
    </>
  );
}
