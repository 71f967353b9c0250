import { useNavigate } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Cart, CheckoutStep } from '#contract/commerce/cart/schemas.ts'
import { formatCountdown } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { StepProgress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import * as css from './cart.css.ts'
import { PayBar } from './pay-bar.tsx'
import { stepBefore, stepPath, stepsOf } from './steps.ts'
import { texts } from './texts.ts'

type StepFrameProps = {
  cart: Pick<Cart, 'is_digital' | 'step' | 'reserveTime' | 'totals' | 'payment'>
  step: CheckoutStep
  title: string
  lead?: string | undefined
  secondsLeft: number | null
  /** The choices or data of the step. */
  children: ReactNode
  /** The costs. */
  aside: ReactNode
  /** The button that leads on. */
  action: ReactNode
  /** Another delivery is chosen than was counted. */
  isChoosing?: boolean
}

/** Shows a step of the checkout: where one is, how long things are kept, and beside it all what it costs. */
export function StepFrame(props: StepFrameProps) {
  const { cart, step, title, lead, secondsLeft, children, aside, action, isChoosing = false } = props
  const steps = stepsOf(cart)
  return (
    <Container className={css.fill}>
      <Stack gap={12} className={css.fill}>
        <Stack gap={8}>
          <div className={css.way}>
            {step === 'cart' ? null : (
              <TextLink href={stepPath(stepBefore(cart, step))} kind="stand" icon="arrowLeft">
                {texts.back}
              </TextLink>
            )}
            <StepProgress current={steps.indexOf(step) + 1} total={steps.length} title={texts.steps[step]} />
          </div>
          <div className={css.head}>
            <Heading level={1}>{title}</Heading>
            {cart.reserveTime !== null && secondsLeft !== null && secondsLeft > 0 ? (
              <ReservationClock until={cart.reserveTime} secondsLeft={secondsLeft} leads={step !== 'cart'} />
            ) : null}
          </div>
          {lead ? <Text kind="muted">{lead}</Text> : null}
        </Stack>
        <div className={css.page}>
          <div>{children}</div>
          <div className={css.aside}>
            {aside}
            <PayBar cart={cart} isChoosing={isChoosing}>
              {action}
            </PayBar>
          </div>
        </div>
      </Stack>
    </Container>
  )
}

type ReservationClockProps = {
  until: string
  secondsLeft: number
  /** Past the cart the end leads back to it (CAR-14). */
  leads?: boolean
}

/** Minutes and seconds for which the things of the cart are kept; the server says when they are over (CAR-14, GAP-67). */
function ReservationClock({ until, secondsLeft, leads = false }: ReservationClockProps) {
  const navigate = useNavigate()
  const left = useCountdown(secondsLeft, until, () => {
    if (leads) navigate(`${stepPath('cart')}?aviso=reserva`)
  })
  return (
    <p className={css.clock} role="timer">
      <Icon name="clock" size={20} />
      {texts.reserved} <span className={css.time}>{formatCountdown(left)}</span>
    </p>
  )
}
