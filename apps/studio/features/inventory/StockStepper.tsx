import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { t } from './messages.ts';
import './inventory.css';

interface StockStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly onStep: (delta: 1 | -1) => void;
}

/** The stock of one variant with one less and one more. */
export function StockStepper({ title, quantity, onStep }: StockStepperProps) {
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  // At nothing there is no less, and a button that cannot be pressed drops the focus.
  const keepFocus = (isOnLess: boolean) => {
    if (!isOnLess && less.current?.disabled) queueMicrotask(() => more.current?.focus());
  };
  return (
    <span className="stock" role="group" aria-label={t('stockOfTitle', { title })}>
      <IconButton
        ref={less}
        onFocusChange={keepFocus}
        label={t('oneLessOfTitle', { title })}
        size="small"
        isDisabled={quantity === 0}
        onPress={() => onStep(-1)}
      >
        <Minus size={14} aria-hidden="true" />
      </IconButton>
      <span className={quantity === 0 ? 'stock-figure stock-figure--none' : 'stock-figure'}>{quantity}</span>
      <IconButton ref={more} label={t('oneMoreOfTitle', { title })} size="small" onPress={() => onStep(1)}>
        <Plus size={14} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
