import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import { webhookTopics } from '@veranda/domain/integrations/topics';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { ShownSecret } from './ShownSecret.tsx';
import { useWebhookForm, type WebhookForm } from './use-webhook-form.ts';
import { topicLabel } from './webhook-messages.ts';
import { t } from './messages.ts';

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Address and topics of a webhook; for a new one also the secret, which is shown only once. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const form = useWebhookForm(webhook, onClose);
  if (form.secret !== null) return <ShownSecret secret={form.secret} onClose={onClose} />;
  return (
    <FormDialog
      title={webhook ? t('editWebhook') : t('addWebhook')}
      submitLabel={webhook ? t('save') : t('add')}
      isPending={form.isPending}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      <TextField
        label={t('address')}
        type="url"
        autoFocus
        value={form.url}
        onChange={form.setUrl}
        maxLength={2000}
        placeholder="https://"
        errorMessage={form.urlProblem}
      />
      <TopicsField form={form} />
    </FormDialog>
  );
}

function TopicsField({ form: { topics, choose, topicsProblem } }: { readonly form: WebhookForm }) {
  return (
    <fieldset className="topic-choice">
      <legend className="ui-label">{t('events')}</legend>
      <div className="topic-grid">
        {webhookTopics.map((topic) => (
          <Checkbox key={topic} isSelected={topics.includes(topic)} onChange={(isOn) => choose(topic, isOn)}>
            {topicLabel(topic)}
          </Checkbox>
        ))}
      </div>
      {topicsProblem ? (
        <p className="ui-error" role="alert">
          {topicsProblem}
        </p>
      ) : null}
    </fieldset>
  );
}
