import { useEffect, useState } from 'react'

/** Seconds left, counted down by the clock, not by ticks: a phone that slept is right at once. Anew for each `since`. */
export function useCountdown(seconds: number, since: number): number {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many seconds for another code are a countdown of their own.
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    if (seconds <= 0) return
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
