import { useEffect, useRef, useState } from 'react'

/**
 * Seconds until an instant, counted on from what the server said: the clock of a phone may be wrong. `onEnd` is called once
 * when they are over. Without scripts the server's figure stays.
 * @param secondsLeft as the server counted it
 * @param until what the time runs to; another one begins anew
 */
export function useCountdown(secondsLeft: number, until: string, onEnd: () => void): number {
  const [left, setLeft] = useState(secondsLeft)
  const end = useRef(onEnd)
  end.current = onEnd
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new instant begins a new countdown
  useEffect(() => {
    const endsAt = performance.now() + secondsLeft * 1000
    const tick = () => {
      const now = Math.max(0, (endsAt - performance.now()) / 1000)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end.current()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, until])
  return left
}

/** Seconds from one instant to another, never below zero. Pure. */
export const secondsUntil = (until: string, now: Date): number =>
  Math.max(0, Math.round((Date.parse(until) - now.getTime()) / 1000))
