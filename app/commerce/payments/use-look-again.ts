import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks. */
const lookEveryMs = 5_000

/** Has the page's loader look again now and then while it is seen: it leads on once what is waited for is there (GAP-66). */
export function useLookAgain(): void {
  const { revalidate } = useRevalidator()
  const look = useRef(revalidate)
  look.current = revalidate
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look.current()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
}
