import { Children, type ElementType, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { uiTexts } from '../texts.ts'
import * as css from './carousel.css.ts'

type CarouselProps = {
  /** The name of the slides: 'Destaques'. */
  label: string
  /** Slides in view: always one, or cards: 1, 2, 3 by width. */
  view?: keyof typeof css.views
  /** A new slide every 5 s. */
  autoplay?: boolean
  /** Set where a section of the same name contains nothing else: one landmark is enough. */
  inSection?: boolean
  className?: string
  /** Each child is a slide with a stable key. */
  children: ReactNode
}

/**
 * Slides in a row that snaps; where scripts run they rotate. Pages without React bring the same markup to life with
 * `enhanceCarousels()` of `enhance.ts`.
 */
export function Carousel({
  label,
  view = 'one',
  autoplay = true,
  inSection = false,
  className,
  children,
}: CarouselProps) {
  const Frame: ElementType = inSection ? 'div' : 'section'
  const root = useRef<HTMLDivElement>(null)
  const slides = Children.toArray(children)
  const total = slides.length

  useEffect(() => {
    const element = root.current
    if (!element || total < 2) return
    let undo: (() => void) | undefined
    let gone = false
    import('./enhance.ts').then(({ enhanceCarousel }) => {
      if (!gone) undo = enhanceCarousel(element)
    })
    return () => {
      gone = true
      undo?.()
    }
  }, [total])

  return (
    <Frame
      ref={root}
      role={inSection ? 'group' : undefined}
      className={cx(css.carousel, css.views[view], className)}
      aria-roledescription="carrossel"
      aria-label={label}
      data-carousel
      data-autoplay={autoplay}
    >
      <ul className={css.track} data-carousel-track>
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the slide itself carries the caller's key.
            key={index}
            className={css.slide}
            aria-label={uiTexts.carousel.position(index + 1, total)}
            data-carousel-slide
          >
            {slide}
          </li>
        ))}
      </ul>
      {total > 1 ? <Controls total={total} autoplay={autoplay} /> : null}
    </Frame>
  )
}

const Controls = ({ total, autoplay }: { total: number; autoplay: boolean }) => (
  <div className={css.controls} data-print="hide">
    {autoplay ? (
      <button
        type="button"
        className={css.toggle}
        aria-label={uiTexts.carousel.pause}
        data-carousel-toggle
        data-pause={uiTexts.carousel.pause}
        data-play={uiTexts.carousel.play}
      >
        <Icon name="pause" size={16} className={css.whilePlaying} />
        <Icon name="play" size={16} className={css.whilePaused} />
      </button>
    ) : null}
    {Array.from({ length: total }, (_, index) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are places, not things.
        key={index}
        type="button"
        className={css.dot}
        aria-label={uiTexts.carousel.slide(index + 1, total)}
        aria-current={index === 0}
        data-carousel-dot
      />
    ))}
  </div>
)
