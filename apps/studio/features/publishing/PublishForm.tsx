import type { SiteDetail } from '@veranda/contracts/sites';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { ChangeList } from './ChangeList.tsx';
import { FindingList } from './FindingList.tsx';
import { PublishTime } from './PublishTime.tsx';
import { rich, t } from './messages.ts';
import type { PublishFormState } from './use-publish-form.ts';

interface PublishFormProps {
  readonly site: SiteDetail;
  readonly form: PublishFormState;
}

/** Fields of a publication: what, when, a note, and the check list. */
export function PublishForm({ site, form }: PublishFormProps) {
  const { changes, chosen, setChosen, findings, repair } = form;
  return (
    <>
      <p>
        {rich(site.published ? 'publishChosenText' : 'publishText', {
          host: site.host,
          strong: (children) => <strong>{children}</strong>,
        })}
      </p>
      {site.published && changes.length > 0 ? (
        <ChangeList slug={site.slug} changes={changes} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {site.published ? (
        <PublishTime timeZone={site.timeZone} at={form.at} onChange={form.setAt} problem={form.timeProblem} />
      ) : null}
      {form.at === null || form.drafts.length === 0 ? null : <Drafts form={form} />}
      {repair.error ? <Notice tone="danger">{messageOf(repair.error)}</Notice> : null}
      {findings ? (
        <FindingList
          slug={site.slug}
          findings={findings}
          repairing={repair.repairing}
          onRepair={repair.repair}
        />
      ) : null}
      <TextField
        label={t('note')}
        optional
        value={form.note}
        onChange={form.setNote}
        maxLength={200}
        placeholder={t('notePlaceholder')}
        description={t('noteDescription')}
      />
    </>
  );
}

/** Pages that are drafts: at its time such a page goes live. */
function Drafts({ form: { drafts, chosen, setChosen } }: { readonly form: PublishFormState }) {
  return (
    <section className="publish-part" aria-label={t('drafts')}>
      <h3 className="publish-heading">{t('drafts')}</h3>
      <ul className="publish-list">
        {drafts.map(({ id, title }) => (
          <li key={id} className="publish-change">
            <Checkbox
              isSelected={chosen.has(id)}
              onChange={(isOn) =>
                setChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
              }
            >
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
