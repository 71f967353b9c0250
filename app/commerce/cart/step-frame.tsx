import type { ReactNode } from 'react'
import type { Cart, CheckoutStep } from '#contract/commerce/cart/schemas.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { StepProgress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './cart.css.ts'
import { ReservationClock } from './reservation-clock.tsx'
import { stepBefore, stepPath, stepsOf } from './steps.ts'
import { texts } from './texts.ts'

type StepFrameProps = {
  cart: Pick<Cart, 'is_digital' | 'step' | 'reserveTime'>
  step: CheckoutStep
  title: string
  lead?: string | undefined
  secondsLeft: number | null
  /** What is chosen or read here. */
  children: ReactNode
  /** What it costs, and the button. */
  aside: ReactNode
}

/** A step of the checkout: where one is, how long things are kept, and beside it all what it costs. */
export function StepFrame({ cart, step, title, lead, secondsLeft, children, aside }: StepFrameProps) {
  const steps = stepsOf(cart)
  return (
    <Container>
      <Stack gap={24}>
        <Stack gap={16}>
          {step === 'cart' ? null : (
            <TextLink href={stepPath(stepBefore(cart, step))} kind="stand" icon="arrowLeft">
              {texts.back}
            </TextLink>
          )}
          <StepProgress current={steps.indexOf(step) + 1} total={steps.length} title={texts.steps[step]} />
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
          <div className={css.aside}>{aside}</div>
        </div>
      </Stack>
    </Container>
  )
}
