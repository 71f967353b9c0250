import { useEffect, useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './pending.css.ts'
import { texts } from './texts.ts'

type ResendFormProps = {
  waitSeconds: number
  /** The time of the last code: the minute begins anew with each. */
  sentAt: number
  /** The one thing to do on the page: no code is there to be typed. */
  isMain?: boolean
}

const looks = {
  main: { width: 'full', size: 'large' },
  quiet: { variant: 'quiet', icon: 'refresh' },
} as const

/**
 * Asks for another code, after a minute (ACC-12). The server decides when; with scripts the seconds are counted down
 * and the button waits, without them it says how it is and answers honestly when it is pressed too early.
 */
export function ResendForm({ waitSeconds, sentAt, isMain = false }: ResendFormProps) {
  const left = useCountdown(waitSeconds, sentAt)
  const isHydrated = useHydrated()
  const isWaiting = isHydrated && left > 0
  const words = isMain ? texts.pending.ask : texts.activation.resend
  return (
    <Form noValidate method="post">
      <Stack gap={8} {...(!isMain && { align: 'center' })}>
        <Button {...looks[isMain ? 'main' : 'quiet']} name="intent" value="reenviar" disabled={isWaiting}>
          {isWaiting ? texts.activation.resendIn(left) : words}
        </Button>
        {isHydrated || waitSeconds === 0 ? null : (
          <Text kind="smallMuted" className={css.hint}>
            {texts.activation.resendSoon}
          </Text>
        )}
      </Stack>
    </Form>
  )
}

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
