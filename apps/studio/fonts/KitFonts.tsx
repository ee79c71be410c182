import { type FontKit, isKitId, readFontKit } from '@veranda/domain/design/font-kit';
import { Button } from '@veranda/ui/Button.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { messageOf } from '../api/call-failure.ts';
import { t } from './messages.ts';

/** The kit of a site, and the ways to another one. */
export interface KitChoice {
  /** Null where none is connected. */
  readonly kit: FontKit | null;
  /** Finds a kit by its id, as the value of the tweak for it. @throws where there is none */
  readonly find: (id: string) => Promise<string>;
  /** Connects a kit by that value; null takes it away. */
  readonly onKit: (value: string | null) => void;
}

interface KitFontsProps extends KitChoice {
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** The families of a Typekit Kit (administration §2), or the way to connect one. */
export function KitFonts({ kit, find, onKit, value, onChoose }: KitFontsProps) {
  return (
    <section className="ui-stack">
      <h3 className="ui-label">{t('kit')}</h3>
      {kit ? (
        <>
          <ListBox
            className="font-list"
            aria-label={t('kit')}
            selectionMode="single"
            selectedKeys={[value]}
            items={kit.families.map(({ name }) => ({ id: name }))}
            onSelectionChange={(keys) => {
              const [name] = keys;
              if (name !== undefined) onChoose(String(name));
            }}
          >
            {({ id }) => (
              <ListBoxItem className="font-option" textValue={id}>
                <span className="font-name">{id}</span>
              </ListBoxItem>
            )}
          </ListBox>
          <p className="ui-help">{t('kitShown')}</p>
          <div>
            <Button size="small" onPress={() => onKit(null)}>
              {t('disconnectKit', { id: kit.id })}
            </Button>
          </div>
        </>
      ) : (
        <ConnectKit find={find} onKit={onKit} />
      )}
    </section>
  );
}

function ConnectKit(choice: Pick<KitChoice, 'find' | 'onKit'>) {
  const { id, setId, isPending, problem, connect } = useConnecting(choice);
  return (
    <>
      <p className="ui-help">{t('kitHelp')}</p>
      <form
        className="font-kit"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the panel, in which React has this one, is another.
          event.stopPropagation();
          void connect();
        }}
      >
        <TextField
          label={t('kitId')}
          value={id}
          onChange={setId}
          maxLength={20}
          errorMessage={problem === '' ? undefined : problem}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('connectKit')}
          </Button>
        </div>
      </form>
    </>
  );
}

function useConnecting({ find, onKit }: Pick<KitChoice, 'find' | 'onKit'>) {
  const [id, setId] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const connect = async () => {
    if (!isKitId(id.trim())) return setProblem(t('kitIdWrong'));
    setPending(true);
    setProblem('');
    try {
      const value = await find(id.trim());
      if (readFontKit(value)) onKit(value);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setPending(false);
  };
  return { id, setId, isPending, problem, connect };
}
