import type { TranslatedDocument, TranslatedText } from '@veranda/contracts/translations';
import { textDirection } from '@veranda/domain/languages/text-direction';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { t } from './messages.ts';
import { type translationQuery, useTranslationMutations } from './multilingual-queries.ts';

interface TranslationFormProps {
  readonly params: Parameters<typeof translationQuery>[0];
  readonly document: TranslatedDocument;
}

/** Texts and translations side by side; what was typed is sent together. */
export function TranslationForm({ params, document: { texts } }: TranslationFormProps) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { typed, type, changed, save, submit } = useTyped(params, texts);
  const shown = onlyOpen
    ? texts.filter(({ state, path }) => state !== 'done' || typed[path] !== undefined)
    : texts;
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) void submit();
      }}
    >
      <p>{t('marks')}</p>
      <Switch isSelected={onlyOpen} onChange={setOnlyOpen}>
        {t('showOpen')}
      </Switch>
      {shown.length === 0 ? <p role="status">{t('nothingOpen')}</p> : null}
      <ul className="translation-list">
        {shown.map((text) => (
          <TextRow
            key={text.path}
            text={text}
            language={params.language}
            value={typed[text.path] ?? text.translation}
            onChange={(value) => type(text.path, value)}
          />
        ))}
      </ul>
      {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
      <div className="translation-bar">
        <Button type="submit" variant="primary" isDisabled={changed.length === 0} isPending={save.isPending}>
          {t('save')}
        </Button>
      </div>
      <UnsavedGuard isDirty={changed.length > 0} isSaving={save.isPending} onSave={submit} />
    </form>
  );
}

function useTyped(params: TranslationFormProps['params'], texts: readonly TranslatedText[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { save } = useTranslationMutations(params.site, params.language);
  const changed = texts.flatMap(({ path, text }) => {
    const translation = typed[path];
    return translation === undefined ? [] : [{ path, original: text, translation }];
  });
  const submit = async () => {
    try {
      await save.mutateAsync({ params, body: { texts: changed } });
    } catch {
      return false;
    }
    setTyped({});
    showToast({ text: t('saved') });
    return true;
  };
  return {
    typed,
    type: (path: string, text: string) => setTyped({ ...typed, [path]: text }),
    changed,
    save,
    submit,
  };
}

interface TextRowProps {
  readonly text: TranslatedText;
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextRow({ text: { text, translation, state }, language, value, onChange }: TextRowProps) {
  const rows = Math.min(8, Math.max(1, Math.ceil(text.length / 60), text.split('\n').length));
  return (
    <li className="translation-row">
      <div className="translation-original" dir="auto">
        {text}
      </div>
      <div className="ui-stack" lang={language} dir={textDirection(language)}>
        <TextField
          label={t('translation', { text: text.length > 60 ? `${text.slice(0, 60)}…` : text })}
          hideLabel
          value={value}
          onChange={onChange}
          rows={rows}
        />
        <div className="ui-row">
          <Badge tone={state === 'done' ? 'ok' : state === 'missing' ? 'neutral' : 'warn'}>{t(state)}</Badge>
          {(state === 'changed' || state === 'proposed') && value === translation ? (
            <Button size="small" onPress={() => onChange(translation)}>
              {t('keep')}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
