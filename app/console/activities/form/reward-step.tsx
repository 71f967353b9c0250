import { useState } from 'react'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatPoints } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Text } from '../../../ui/text.tsx'
import { readDecimal } from '../../fields/decimal.ts'
import { useFormState } from '../../fields/form-context.ts'
import * as ui from '../../ui/ui.css.ts'
import { typeOf } from '../types/index.ts'
import * as css from './form.css.ts'
import { type KnownPlan, PlanFields } from './plan-fields.tsx'
import { PrerequisiteFields } from './prerequisite-fields.tsx'
import { Input, Part } from './step-context.tsx'
import { texts } from './texts.ts'

/** What the second step shows of who may take part. */
export type Who = {
  prerequisites: readonly string[]
  /** Activities that the browser offers for them. */
  known: readonly { id: number; name: string }[]
  /** Plans that the activity can be for, and the numbers of those it is for. */
  plans: readonly KnownPlan[]
  chosenPlans: readonly number[]
}

/** The second step: what one gets, how often and when, who may, and by which rules. */
export function RewardStep({ typeId, ...who }: Who & { typeId: number }) {
  const { isStandalone, isWithoutPoints, isWithoutRulesTab } = typeOf(typeId)
  return (
    <>
      <Part title={isWithoutPoints ? texts.limits : texts.reward}>
        <PointsAndLimit typeId={typeId} />
        <Window />
      </Part>
      {isStandalone && who.plans.length + who.chosenPlans.length === 0 ? null : (
        <Part title={texts.who}>
          {isStandalone ? null : <PrerequisiteFields known={who.known} chosen={who.prerequisites} />}
          <PlanFields plans={who.plans} chosen={who.chosenPlans} />
          <Input name="familiarVoucher" />
          <Input name="partner_id" />
        </Part>
      )}
      {isStandalone || isWithoutRulesTab ? null : (
        <Part title={texts.rules}>
          <Input name="rules" />
        </Part>
      )}
    </>
  )
}

function Window() {
  const { timezone } = useStation()
  return (
    <>
      <div className={ui.two}>
        <Input name="participationStart" />
        <Input name="participationEnd" />
      </div>
      <Text kind="smallMuted">{texts.zone(timezone)}</Text>
    </>
  )
}

/** What is earned, where the type earns something, and how often; together they may be without an end. */
function PointsAndLimit({ typeId }: { typeId: number }) {
  const { values } = useFormState()
  const { currency } = useStation()
  const [typed, setTyped] = useState(values)
  const { isStandalone } = typeOf(typeId)
  const shown = currency.multiplier === 1 ? undefined : texts.pointsHelp(formatPoints(1, currency))
  return (
    <div onInput={({ target }) => setTyped((before) => withTyped(before, target))}>
      <Stack gap={16}>
        <div className={ui.two}>
          <Input name="points" help={shown ?? (isStandalone ? texts.pointsOnce : undefined)} />
          <Input name="additional_cashback" />
        </div>
        <Input name="limitPerUser" />
      </Stack>
      <div role="status">
        {hasEndlessPoints(typeId, typed) ? (
          <Alert tone="warning" title={texts.endless} className={css.endless}>
            {texts.endlessText}
          </Alert>
        ) : null}
      </div>
    </div>
  )
}

const withTyped = (before: Readonly<Record<string, string>>, target: EventTarget) =>
  target instanceof HTMLInputElement ? { ...before, [target.name]: target.value } : before

/**
 * Whether one person could take part again and again and earn each time: points without a limit (SEC-27). It is allowed,
 * and owners are told. What is no number is said elsewhere. Pure.
 */
export function hasEndlessPoints(typeId: number, values: Readonly<Record<string, string>>): boolean {
  const { isWithoutPoints, isEarnedOnce } = typeOf(typeId)
  if (isWithoutPoints || isEarnedOnce) return false
  const comesBack = ['points', 'additional_cashback'].map((name) => readDecimal(values[name] ?? '') ?? 0)
  return (values.limitPerUser ?? '').trim() === '' && comesBack.some((amount) => amount > 0)
}
