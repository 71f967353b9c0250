import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './lottie-mark.css.ts'

/**
 * Shows the animation of a feedback, played once; its last picture, still, under reduced motion. The player is fetched
 * only here. Until it is there, without scripts and when it cannot be had, `children` stand in its place (ACT-S08).
 */
export function LottieMark({ id, children }: { id: string; children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isGone = false
    let end = () => {}
    const show = async (container: HTMLElement) => {
      const [{ default: player }, answer] = await Promise.all([
        import('lottie-web/build/player/lottie_light.js'),
        fetch(`/homepage/animacoes/${encodeURIComponent(id)}`),
      ])
      if (!answer.ok || isGone) return
      const animationData: unknown = await answer.json()
      if (isGone) return
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const animation = player.loadAnimation({
        container,
        renderer: 'svg',
        loop: false,
        autoplay: !isStill,
        animationData,
      })
      end = () => animation.destroy()
      if (isStill) animation.goToAndStop(Math.max(0, animation.totalFrames - 1), true)
      setShown(true)
    }
    // A feedback without its animation is still a feedback.
    if (mark.current) show(mark.current).catch(() => {})
    return () => {
      isGone = true
      end()
    }
  }, [id])
  return (
    <>
      <div ref={mark} className={css.place} hidden={!isShown} aria-hidden data-animation={id} />
      {isShown ? null : children}
    </>
  )
}
