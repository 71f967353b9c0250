import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const lookEveryMs = 2_000

/** Looks again while work of the platform runs, as long as somebody sees the page. Without scripts the page does so by itself (`handle`). */
export function useRunningWork(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  const look = useRef(revalidate)
  look.current = revalidate
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look.current()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isRunning])
}
