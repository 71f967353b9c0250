import KeenSlider, { type KeenSliderInstance } from 'keen-slider'

/**
 * Brings every `[data-carousel]` of a page to life, with or without React: sliding in 350 ms, a new slide every
 * 5 s, a pause button, dots. It holds still under reduced motion, under the pointer, with focus inside and in a hidden
 * window (PUB-13, HOM-02, GAP-99).
 */
const autoplayMs = 5000
const slideMs = 350

const perViewOf = (root: HTMLElement) => Number(getComputedStyle(root).getPropertyValue('--per-view')) || 1

function layout(root: HTMLElement, track: HTMLElement) {
  const enhanced = root.dataset.enhanced
  // The gap of the track is what spacing will be; it is gone from the style once enhanced.
  delete root.dataset.enhanced
  const spacing = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  if (enhanced !== undefined) root.dataset.enhanced = enhanced
  return { perView: perViewOf(root), spacing }
}

/** Returns what undoes it. */
export function enhanceCarousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  const slides = [...root.querySelectorAll<HTMLElement>('[data-carousel-slide]')]
  if (!track || slides.length <= perViewOf(root) || root.dataset.enhanced !== undefined) return () => {}
  const dots = [...root.querySelectorAll<HTMLElement>('[data-carousel-dot]')]
  const stop = new AbortController()
  const { signal } = stop
  const still = matchMedia('(prefers-reduced-motion: reduce)')

  const show = (slider: KeenSliderInstance) => {
    const { rel, slides: positions } = slider.track.details
    slides.forEach((slide, index) => {
      slide.inert = (positions[index]?.portion ?? 0) <= 0.01
    })
    dots.forEach((dot, index) => {
      dot.setAttribute('aria-current', String(index === rel))
    })
  }

  const start = layout(root, track)
  root.dataset.enhanced = ''
  const slider = new KeenSlider(track, {
    selector: '[data-carousel-slide]',
    loop: true,
    defaultAnimation: { duration: still.matches ? 0 : slideMs },
    slides: start,
    created: show,
    slideChanged: show,
    animationEnded: show,
    detailsChanged: (instance) => {
      for (const [index, position] of instance.track.details.slides.entries())
        if (position.portion > 0.01 && slides[index]) slides[index].inert = false
    },
  })

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => slider.moveToIdx(index, false), { signal })
  })
  addEventListener('resize', () => slider.update({ ...slider.options, slides: layout(root, track) }), {
    signal,
  })
  rotate(root, slider, still, signal)

  return () => {
    stop.abort()
    slider.destroy()
    delete root.dataset.enhanced
    for (const slide of slides) slide.inert = false
  }
}

/** Rotates by the clock, unless somebody paused it, looks at it, or wants stillness. */
function rotate(root: HTMLElement, slider: KeenSliderInstance, still: MediaQueryList, signal: AbortSignal) {
  const toggle = root.querySelector<HTMLElement>('[data-carousel-toggle]')
  let playing = root.dataset.autoplay === 'true' && !still.matches
  let attended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const wind = () => {
    clearTimeout(timer)
    root.dataset.playing = String(playing)
    const name = playing ? toggle?.dataset.pause : toggle?.dataset.play
    if (name) toggle?.setAttribute('aria-label', name)
    if (!playing || attended || document.hidden || still.matches) return
    timer = setTimeout(() => {
      slider.next()
      wind()
    }, autoplayMs)
  }
  const attend = (value: boolean) => () => {
    attended = value
    wind()
  }

  toggle?.addEventListener(
    'click',
    () => {
      playing = !playing
      // Pressing play means: now, although pointer and focus are here.
      attended = false
      wind()
    },
    { signal },
  )
  root.addEventListener('pointerenter', attend(true), { signal })
  root.addEventListener('pointerleave', attend(false), { signal })
  root.addEventListener('focusin', attend(true), { signal })
  root.addEventListener('focusout', attend(false), { signal })
  document.addEventListener('visibilitychange', wind, { signal })
  still.addEventListener('change', wind, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  wind()
}

/** Starts all carousels of the document: the entry for pages without React. */
export function enhanceCarousels(within: ParentNode = document) {
  for (const root of within.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(root)
}
