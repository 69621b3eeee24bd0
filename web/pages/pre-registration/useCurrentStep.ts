import { type RefObject, useEffect, useState } from 'react';
import { STEPS, type Step } from './steps.ts';

/** The height in the window, from its top, at which a visitor is assumed to read. */
const LINE = 1 / 3;

const stepOf = (section: Element | null | undefined) => section?.getAttribute('data-step') as Step | null | undefined;

/** The current step: that of the focused field or, after scrolling, the one in the upper third of the window. */
export function useCurrentStep(form: RefObject<HTMLFormElement | null>): Step {
  const [step, setStep] = useState<Step>(STEPS[0]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const focused = stepOf((target as Element).closest(`form [data-step]`));
      if (focused) setStep(focused);
    };
    const onScroll = () => {
      const sections = [...(form.current?.querySelectorAll('[data-step]') ?? [])];
      const line = innerHeight * LINE;
      const last = sections.findLast((section) => section.getBoundingClientRect().top < line);
      setStep(stepOf(last) ?? STEPS[0]);
    };
    addEventListener('focusin', onFocus);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('scroll', onScroll);
    };
  }, [form]);
  return step;
}
