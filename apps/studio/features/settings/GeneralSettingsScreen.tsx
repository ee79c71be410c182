import type { SettingsBody } from '@veranda/contracts/sites';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { languageOptions, timeZoneOptions } from './choices.ts';
import { SettingsFrame, WithSettings } from './SettingsFrame.tsx';
import { useSaveSettings } from './settings-queries.ts';

/** Who the site is and where it stands. */
export function GeneralSettingsScreen() {
  return (
    <SettingsFrame tab="general">
      <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>
    </SettingsFrame>
  );
}

const textFields = [
  { name: 'title', label: 'Site title', maxLength: 200 },
  { name: 'tagline', label: 'Tagline', maxLength: 200, optional: true },
  { name: 'description', label: 'Description', maxLength: 1000, rows: 3, optional: true },
] as const;
const businessFields = [
  { name: 'businessName', label: 'Name of the business', maxLength: 200, optional: true },
  { name: 'businessEmail', label: 'E-mail address', maxLength: 254, optional: true },
] as const;

function GeneralForm({ settings }: { readonly settings: SettingsBody }) {
  const site = useSite();
  const save = useSaveSettings(site.id);
  const form = useForm({ defaultValues: { ...settings, address: settings.address.join('\n') } });
  const store = form.handleSubmit(async (values) => {
    const address = values.address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .slice(0, 6);
    await save.mutateAsync({ ...values, address });
    form.reset(values);
    showToast({ text: 'Settings saved' });
  });
  const submit = async () => {
    try {
      await store();
      return form.formState.isValid;
    } catch (fault) {
      const field = fault instanceof CallFailure ? fault.field?.split('.').at(-1) : undefined;
      if (field && field in settings) {
        form.setError(field as keyof SettingsBody, { message: messageOf(fault) }, { shouldFocus: true });
      }
      return false;
    }
  };
  const text = (field: (typeof textFields)[number] | (typeof businessFields)[number]) => (
    <Controller
      key={field.name}
      control={form.control}
      name={field.name}
      rules={
        field.name === 'title' ? { validate: (value) => value.trim() !== '' || 'A site needs a title' } : {}
      }
      render={({ field: { ref, ...own }, fieldState }) => (
        <TextField {...field} {...own} inputRef={ref} errorMessage={fieldState.error?.message} />
      )}
    />
  );
  return (
    <form
      className="ui-stack ui-stack--loose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
      <Panel
        title="Site"
        note="Shown in the browser, in search results and wherever the theme says who you are."
      >
        {textFields.map(text)}
      </Panel>
      <Panel title="Language and time">
        <div className="ui-columns">
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select
                label="Language"
                options={languageOptions(field.value)}
                value={field.value}
                onChange={field.onChange}
                description="Dates, prices and the words of the shop follow it."
              />
            )}
          />
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field, fieldState }) => (
              <ComboBox
                label="Time zone"
                options={timeZoneOptions(field.value)}
                value={field.value}
                onChange={field.onChange}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </div>
      </Panel>
      <Panel title="Business" note="For mails to your customers and the foot of your pages.">
        {businessFields.map(text)}
        <Controller
          control={form.control}
          name="address"
          render={({ field: { ref, ...own } }) => (
            <TextField
              {...own}
              inputRef={ref}
              label="Address"
              optional
              rows={3}
              description="Up to six lines."
            />
          )}
        />
      </Panel>
      <SaveBar isDirty={form.formState.isDirty} isSaving={save.isPending} onDiscard={() => form.reset()} />
      <UnsavedGuard isDirty={form.formState.isDirty} onSave={submit} isSaving={save.isPending} />
    </form>
  );
}
