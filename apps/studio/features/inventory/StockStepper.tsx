import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Minus, Plus } from 'lucide-react';
import './inventory.css';

export interface StockStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly isDisabled: boolean;
  readonly onStep: (delta: 1 | -1) => void;
}

/** The stock of one variant with one less and one more. */
export function StockStepper({ title, quantity, isDisabled, onStep }: StockStepperProps) {
  return (
    <span className="stock" role="group" aria-label={`Stock of ${title}`}>
      <IconButton
        label={`One less of ${title}`}
        size="small"
        isDisabled={isDisabled || quantity === 0}
        onPress={() => onStep(-1)}
      >
        <Minus size={14} aria-hidden="true" />
      </IconButton>
      <span className={quantity === 0 ? 'stock-figure stock-figure--none' : 'stock-figure'}>{quantity}</span>
      <IconButton
        label={`One more of ${title}`}
        size="small"
        isDisabled={isDisabled}
        onPress={() => onStep(1)}
      >
        <Plus size={14} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
