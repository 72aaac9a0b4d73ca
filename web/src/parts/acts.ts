/** A button of the act bar. */
import type { IconName } from './icons';

export interface PlayerAct {
  name: string;
  label: string;
  /** The text of the button where there is little room: a part of the label. */
  short?: string;
  icon: IconName;
  /** The single key that does the same. */
  key?: string;
  isPressed?: boolean | undefined;
  isOpen?: boolean | undefined;
  run: () => void;
}
