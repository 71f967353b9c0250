import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const lookEveryMs = 2_000

/** Looks again while an import runs, as long as somebody sees the page. Without scripts the page does so by itself. */
export function useImportUpdates(isRunning: boolean): void {
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
