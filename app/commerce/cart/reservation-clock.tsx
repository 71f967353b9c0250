import { useNavigate } from '@remix-run/react'
import { formatCountdown } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import * as css from './cart.css.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

type ReservationClockProps = {
  until: string
  secondsLeft: number
  /** Past the cart the end leads back to it (CAR-14). */
  leads?: boolean
}

/** Minutes and seconds for which the things of the cart are kept; the server says when they are over (CAR-14, GAP-67). */
export function ReservationClock({ until, secondsLeft, leads = false }: ReservationClockProps) {
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
