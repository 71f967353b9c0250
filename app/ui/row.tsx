import { Children, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { TextLink } from './link.tsx'
import * as css from './row.css.ts'
import { Heading, type HeadingLevel } from './text.tsx'
import { uiTexts } from './texts.ts'

export type RowProps = {
  title: string
  headingLevel?: HeadingLevel
  size?: keyof typeof css.columns
  /** The lines of wide cards, of which as many are in view as of narrow ones beside each other. */
  lines?: keyof typeof css.lines | undefined
  more?: { href: string; label: string } | undefined
  /** Between the title and the cards: how far a journey is. */
  intro?: ReactNode
  /** The card the row begins with; those before it are there to scroll back to (HOM-04). */
  startAt?: number
  /** Each child is a card with a stable key. */
  children: ReactNode
}

/** Cards through which one goes with the keyboard without a way past them. */
const mostBeforeSkip = 2

/** Moves a card that is half out of view into it when the keyboard comes to it: its ring would be cut. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Shows a titled row of cards that scrolls sideways; arrows for the mouse come with scripts. */
export function Row({
  title,
  headingLevel = 2,
  size = 'medium',
  lines,
  more,
  intro,
  startAt = 0,
  children,
}: RowProps) {
  const id = useId()
  const isLong = Children.count(children) > mostBeforeSkip
  const track = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  const turn = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' })
  }
  useEffect(() => {
    const element = track.current
    const [first, ...others] = [...(element?.children ?? [])].map((card) => card.getBoundingClientRect().left)
    if (!element || first === undefined) return
    const most = element.scrollWidth - element.clientWidth
    // At the end of the row it begins with the last card that is not cut there.
    const whole = [first, ...others].slice(0, startAt + 1).map((left) => left - first)
    element.scrollLeft = whole.filter((place) => place <= most).at(-1) ?? 0
  }, [startAt])
  useEffect(() => {
    const element = track.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <section className={css.row} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={headingLevel} size="section" id={id}>
          {title}
        </Heading>
        <div className={css.tools}>
          {more ? (
            <TextLink href={more.href} kind="stand">
              {more.label}
            </TextLink>
          ) : null}
          {overflows ? (
            <div className={css.arrows}>
              <IconButton
                icon="chevronLeft"
                label={`${uiTexts.row.previous}: ${title}`}
                onClick={() => turn(-1)}
              />
              <IconButton
                icon="chevronRight"
                label={`${uiTexts.row.next}: ${title}`}
                onClick={() => turn(1)}
              />
            </div>
          ) : null}
        </div>
      </div>
      {intro}
      {isLong ? (
        <a className={css.skip} href={`#${id}fim`}>
          {uiTexts.row.skip(title)}
        </a>
      ) : null}
      <ul
        className={cx(css.track, lines ? css.lines[lines] : css.columns[size])}
        ref={track}
        onFocus={showWhole}
      >
        {Children.map(children, (child) => (
          <li className={css.item}>{child}</li>
        ))}
      </ul>
      {isLong ? <span id={`${id}fim`} tabIndex={-1} className={css.end} /> : null}
    </section>
  )
}
