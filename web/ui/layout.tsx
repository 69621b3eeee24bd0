import type { JSX } from 'react';
import css from './layout.module.css';

/** The possible values of the props; each value is a class. */
const LOOKS = {
  /** The space between the children, as a token; `across` is the space between columns, if that differs. */
  gap: [0, 'half', 1, 2, 3, 4, 5, 6, 8],
  across: [2, 3, 4],
  /** The minimum width of a column, as a token; there are as many columns as fit. */
  columns: [14, 18],
  /** The padding; `card` is smaller on a phone. */
  pad: [4, 5, 8, 'card'],
  measure: [28, 40],
  align: ['center', 'baseline'],
  justify: ['start', 'center', 'between', 'end'],
  size: ['xs', 'sm', 'md', 'lg', 'xl', '2xl'],
  tone: ['soft', 'heading', 'danger'],
  weight: [400, 600, 650],
  /** Small text in a soft color. */
  note: [true],
  noWrap: [true],
  /** Whether words may be broken to fit. */
  breaks: [true],
  /** Whether line breaks of the text are shown. */
  keepsLines: [true],
} as const;

type Looks = { [Name in keyof typeof LOOKS]?: (typeof LOOKS)[Name][number] | undefined };
type Tag = keyof JSX.IntrinsicElements;
type BoxProps<As extends Tag> = Looks & { as?: As } & Omit<JSX.IntrinsicElements[As], 'className' | keyof Looks>;

function box<Usual extends Tag>(kind: string, usual: Usual) {
  return function Box<As extends Tag = Usual>({ as, ...props }: BoxProps<As>) {
    const classes = [css[kind]];
    const element: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props))
      if (!(name in LOOKS)) element[name] = value;
      else if (value !== undefined) classes.push(css[value === true ? name : `${name}-${value}`]);
    const Element = (as ?? usual) as 'div';
    return <Element {...element} className={classes.join(' ')} />;
  };
}

/** Arranges its children in one or several columns. */
export const Stack = box('stack', 'div');

/** Arranges its children in a wrapping row. */
export const Cluster = box('cluster', 'div');

/** A text with a size and a tone from the tokens; a heading has the size of its level. */
export const Text = box('text', 'p');
