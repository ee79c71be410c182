import { useEffect, useRef, useState } from 'react';
import { InlineField, type InlineFieldProps } from './InlineField.tsx';

interface InlineValueProps extends Omit<InlineFieldProps, 'onClose'> {
  /** The value as it is read. */
  readonly shown: string;
}

/** A value that becomes a field where it stands: Enter saves it, Escape leaves it. */
export function InlineValue(props: InlineValueProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (!isOpen && isBack.current) button.current?.focus();
    isBack.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <InlineField {...props} onClose={() => setOpen(false)} />;
  return (
    <button
      ref={button}
      type="button"
      className="inline-value"
      aria-label={`${props.label}: ${props.shown}`}
      onClick={() => setOpen(true)}
    >
      {props.shown}
    </button>
  );
}
