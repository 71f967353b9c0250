import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Select } from '../../ui/select.tsx'
import { fieldOf } from '../fields/field.ts'
import { useFormState } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import * as people from '../people/people.css.ts'
import { decisionFields } from './fields.ts'
import { texts } from './texts.ts'

const words = texts.approval

/** What is decided of those who are ticked, or of all who wait: those are asked about first, with their number. */
export function DecisionBar({ total, isFound }: { total: number; isFound: boolean }) {
  const { errors, values } = useFormState()
  const isSending = useIsSending()
  return (
    <fieldset className={people.act} aria-label={words.decide}>
      <Field id="whom" label={words.whom} error={errors.whom}>
        <Select
          name="whom"
          defaultValue={values.whom ?? 'ticked'}
          options={[
            { value: 'ticked', label: words.ticked },
            { value: 'all', label: isFound ? words.allFound(total) : words.all(total) },
          ]}
        />
      </Field>
      <FieldInput field={fieldOf(decisionFields, 'reason')} />
      <div className={people.apply}>
        <Cluster gap={8}>
          <Button name="intent" value="approve" loading={isSending} loadingLabel={words.sending}>
            {words.approve}
          </Button>
          <Button name="intent" value="refuse" variant="secondary">
            {words.refuse}
          </Button>
        </Cluster>
      </div>
    </fieldset>
  )
}
