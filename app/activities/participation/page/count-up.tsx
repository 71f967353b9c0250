import { useEffect, useState } from 'react'
import { Points } from '../../../ui/amount.tsx'
import type { Currency } from '../../../ui/format.ts'

const lastsMs = 900

/** A balance that counts up once to what it is now; still under reduced motion and without scripts. */
export function CountUp({ from, to, currency }: { from: number; to: number; currency: Currency }) {
  const [shown, setShown] = useState(to)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    let begun: number | undefined
    const step = (at: number) => {
      begun ??= at
      const part = Math.min(1, (at - begun) / lastsMs)
      const eased = 1 - (1 - part) ** 3
      setShown(part < 1 ? from + (to - from) * eased : to)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return <Points points={shown} currency={currency} size="strong" />
}
