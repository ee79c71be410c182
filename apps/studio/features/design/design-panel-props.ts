import type { Design } from '@veranda/contracts/design';
import type { CssProblem } from '@veranda/domain/design/custom-css';
import type { DesignValues } from '@veranda/domain/design/design-values';
import type { ThemeColours } from '@veranda/domain/design/section-contrast';
import type { TweakSession } from '@veranda/domain/design/tweak-session';

/** Props of a panel of the design. */
export interface DesignPanelProps {
  readonly design: Design;
  /** Values as they are seen; one that is left out has its default. */
  readonly values: DesignValues;
  readonly session: TweakSession;
  /** Colours of the section themes as they are seen. */
  readonly themes: ThemeColours;
  /** Faults of the custom CSS as it is seen. */
  readonly cssProblems: readonly CssProblem[];
  readonly canWrite: boolean;
}
