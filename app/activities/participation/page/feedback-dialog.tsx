import { type ReactNode, useEffect, useState } from 'react'
import type { Participation, VoucherRef } from '#contract/activities/participation/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { WhereOpen } from '../../../station/where-open.tsx'
import { Points } from '../../../ui/amount.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Currency } from '../../../ui/format.ts'
import { ObjectPicture } from '../../../ui/object-picture.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Text } from '../../../ui/text.tsx'
import type { JustTaken } from '../just-taken.server.ts'
import { texts } from '../texts.ts'
import * as css from './feedback-dialog.css.ts'
import { LottieMark } from './lottie-mark.tsx'
import { NextUp } from './next-up.tsx'

const statement = '/homepage/extrato/extratos-totais?aba=premiacao'

const checkMark = <ObjectPicture name="party" className={css.mark} />

/** Shows the result of taking part with the new balance; closing leads back to the activity (ACT-S08). */
type FeedbackDialogProps = JustTaken & {
  /** The address of 'Fechar', Esc and a press outside; left out: the activity. */
  closeHref?: string
  /** The part of the result that its type shows. */
  children?: ReactNode
}

export function FeedbackDialog({ participation, next, closeHref, children }: FeedbackDialogProps) {
  const { currency } = useStation()
  const { earned, spent, points, feedback_message, feedback_lottie_id, voucher, score } = participation
  const isLost = score?.won === false
  const activity = `/homepage/atividades/${participation.action_id}`
  return (
    <Dialog
      open
      placement="full"
      title={titleOf(participation)}
      closeHref={closeHref ?? activity}
      actions={
        <>
          {earned > 0 && !voucher ? (
            <WhereOpen to={statement}>
              <ButtonLink href={statement} variant="quiet" width="phone">
                {texts.feedback.statement}
              </ButtonLink>
            </WhereOpen>
          ) : null}
          <ButtonLink href="/homepage" width="phone" variant={voucher ? 'quiet' : 'primary'}>
            {texts.feedback.home}
          </ButtonLink>
          {voucher ? <ToVoucher {...voucher} /> : null}
        </>
      }
    >
      <div className={css.moment}>
        <Mark lottieId={feedback_lottie_id} isLost={isLost} />
        {earned > 0 ? (
          <div>
            <Text kind="smallMuted">{texts.feedback.earned}</Text>
            <p className={css.earned}>
              <Points points={earned} currency={currency} size="large" gain />
            </p>
          </div>
        ) : null}
        {score ? <Text kind="smallMuted">{texts.feedback.score(score.right, score.asked)}</Text> : null}
        {feedback_message ? <Prose sanitizedHtml={feedback_message} under={2} /> : null}
        {children}
        {voucher ? <VoucherCode {...voucher} /> : null}
        {earned > 0 || spent > 0 ? (
          <p className={css.balance}>
            {texts.feedback.balance}:{' '}
            <CountUp from={points - earned + spent} to={points} currency={currency} />
          </p>
        ) : null}
        {next && !isLost ? <NextUp action={next} /> : null}
      </div>
    </Dialog>
  )
}

/** Shows the animation of the feedback that was earned, won or lost; the mark of success only where there was one (ACT-06). */
function Mark({ lottieId, isLost }: { lottieId: string | null; isLost: boolean }) {
  const mark = isLost ? null : checkMark
  return lottieId ? <LottieMark id={lottieId}>{mark}</LottieMark> : mark
}

/** Chooses the title: a lost quiz is no success (ACT-06). */
function titleOf({ voucher, score }: Participation): string {
  if (score?.won === false) return texts.feedback.lost
  return voucher?.kind === 'coupon' ? texts.feedback.enjoy : texts.feedback.title
}

const VoucherCode = ({ kind, code }: VoucherRef) => (
  <div className={css.voucher}>
    <Text kind="smallMuted">{texts.feedback.voucher[kind]}</Text>
    <p className={css.code}>{code}</p>
  </div>
)

/** Links to the voucher itself, or to what was bought (ACT-20, ACT-S09). */
const ToVoucher = ({ kind, code }: VoucherRef) => {
  const [href, label] =
    kind === 'course'
      ? [`/homepage/vouchers?voucher=${code}`, texts.feedback.toVoucher]
      : [`/homepage/minhas-compras?compra=${code}`, texts.feedback.toPurchase]
  return (
    <WhereOpen to={href}>
      <ButtonLink href={href} width="phone">
        {label}
      </ButtonLink>
    </WhereOpen>
  )
}

const lastsMs = 900

/** Shows a balance that counts up once to what it is now; still under reduced motion and without scripts. */
function CountUp({ from, to, currency }: { from: number; to: number; currency: Currency }) {
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
