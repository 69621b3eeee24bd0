import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from './states.module.css';

interface TooltipProps {
  text: string;
  isDisabled?: boolean;
  placement?: 'end' | 'top';
  /** A single link or button; `text` appears next to it on hover and focus. */
  children: ReactElement;
}

export function Tooltip({ text, isDisabled, placement = 'end', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={css.tooltip ?? ''} placement={placement} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
