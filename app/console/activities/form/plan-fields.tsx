import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { useFormState } from '../../fields/form-context.ts'
import { texts } from './texts.ts'

export type KnownPlan = { id: number; name: string }

type Props = {
  /** Numbers of those that are ticked. */
  chosen: readonly number[]
  plans: readonly KnownPlan[]
}

/** The plans of which a participant must have one; nothing is asked where the station has none. */
export function PlanFields({ chosen, plans }: Props) {
  const { errors } = useFormState()
  // A withdrawn plan is for who has it; it can be taken away here, and not chosen any more.
  const withdrawn = chosen.filter((id) => plans.every((plan) => plan.id !== id))
  const shown = [...plans, ...withdrawn.map((id) => ({ id, name: texts.withdrawnPlan(id) }))]
  if (shown.length === 0) return null
  return (
    <FieldGroup
      id="onlyForPlans"
      label={texts.plans}
      help={texts.plansHelp}
      error={errors.onlyForPlans}
      optional
    >
      <Stack gap={8}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`plan-${id}`}
            name="onlyForPlans"
            value={String(id)}
            label={name}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </Stack>
    </FieldGroup>
  )
}
