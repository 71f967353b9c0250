import { assignInlineVars } from '@vanilla-extract/dynamic'
import { readablePair } from '#themes/contrast.ts'
import * as css from './question.css.ts'

type MarkedProps = {
  /** The owner's choice of the two colours: `#rrggbb`, or nothing. */
  look: { color: string | null; textColor: string | null }
  children: string
}

/** Shows the words of a question in the colours their owner chose, readable whatever these are (POL-14). */
export function Marked({ look, children }: MarkedProps) {
  const pair = readablePair(look.color, look.textColor)
  if (!pair) return children
  return (
    <span
      className={css.mark}
      style={assignInlineVars({ [css.ground]: pair.ground, [css.onGround]: pair.words })}
    >
      {children}
    </span>
  )
}

/** Shows the words of an option, which stay the theme's, beside an edge in the colour that its owner chose (POL-14). */
export function Edged({ look, children }: MarkedProps) {
  const pair = readablePair(look.color, look.textColor)
  if (!pair) return children
  return (
    <span className={css.edge} style={assignInlineVars({ [css.ground]: pair.ground })}>
      {children}
    </span>
  )
}
