import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './pending.css.ts'
import { texts } from './texts.ts'
import { useCountdown } from './use-countdown.ts'

type ResendFormProps = {
  waitSeconds: number
  /** When the last code was sent: the minute begins anew with each. */
  sentAt: number
  /** The one thing to do on the page: no code is there to be typed. */
  isMain?: boolean
}

const looks = {
  main: { width: 'full', size: 'large' },
  quiet: { variant: 'quiet', icon: 'refresh' },
} as const

/**
 * Another code, after a minute (ACC-12). The server decides when; with scripts the seconds are counted down and the
 * button waits, without them it says how it is and answers honestly when it is pressed too early.
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
