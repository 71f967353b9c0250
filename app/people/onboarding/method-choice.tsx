import type { ConfirmationMethod } from '#contract/people/onboarding/schemas.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import * as css from './method-choice.css.ts'
import { PhoneHelp } from './phone-help.tsx'
import { texts } from './texts.ts'

type MethodChoiceProps = {
  id: string
  methods: readonly ConfirmationMethod[]
  /** The station's, or the fallback. */
  phone: string
  error?: string[] | undefined
}

/** Shows the ways to receive the code, addresses masked; one alone is chosen already. Whoever has none of them calls (GAP-24). */
export const MethodChoice = ({ id, methods, phone, error }: MethodChoiceProps) => (
  <RadioGroup
    id={id}
    name="method"
    label={texts.signup.method.legend}
    look="cards"
    required
    error={error}
    defaultValue={methods[0]?.id}
    options={methods.map((method) => ({
      value: method.id,
      icon: 'mail',
      label: texts.signup.method.email,
      help: <span className={css.address}>{method.email}</span>,
    }))}
    help={<PhoneHelp words={`${texts.signup.method.noAccess} ${texts.signup.method.call}`} phone={phone} />}
  />
)
