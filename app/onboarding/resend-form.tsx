import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { texts } from './texts.ts'

/**
 * Another code, after a minute (ACC-12). The server decides when; with scripts the seconds are counted down and the
 * button waits, without them it says how it is and answers honestly when it is pressed too early.
 */
export function ResendForm({ waitSeconds }: { waitSeconds: number }) {
  const left = useCountdown(waitSeconds)
  const isHydrated = useHydrated()
  const isWaiting = isHydrated && left > 0
  return (
    <Form method="post">
      <Stack gap={8} align="center">
        <Button variant="quiet" icon="refresh" name="intent" value="reenviar" disabled={isWaiting}>
          {isWaiting ? texts.activation.resendIn(left) : texts.activation.resend}
        </Button>
        {isHydrated || waitSeconds === 0 ? null : (
          <Text kind="smallMuted">{texts.activation.resendSoon}</Text>
        )}
      </Stack>
    </Form>
  )
}

/** Seconds left, counted down by the clock, not by ticks: a phone that slept is right at once. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    if (seconds <= 0) return
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
