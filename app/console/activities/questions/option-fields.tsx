import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { Asks } from '../types/type-form.ts'
import { eachOf, questionFields } from './fields.ts'
import * as css from './questions.css.ts'
import { texts } from './texts.ts'

type Props = {
  asks: Asks
  /** Those that options speak for. */
  feedbacks: readonly { value: string; label: string }[]
  /** The highest number of the activity: what is new begins behind it. */
  lastNumber: number
}

const fewest = 4
const spare = 2

/** The options there are, and room for some more. They have their numbers already: sent again they are the same. */
export function OptionFields({ asks, feedbacks, lastNumber }: Props) {
  const { values, errors } = useFormState()
  const there = rowsOf(values, 'options')
  const rows = Math.min(Math.max(there + spare, fewest), Math.max(there, researchLimits.options))
  const numbers = Array.from({ length: there }, (_, at) => Number(values[`options[${at}].id`]) || 0)
  const last = Math.max(lastNumber, Number(values.id) || 0, ...numbers)
  return (
    <section aria-labelledby="options" className={css.options}>
      <Stack gap={4}>
        <Heading level={4} size="small" id="options">
          {texts.optionsTitle}
        </Heading>
        <Text kind="smallMuted">{asks.isSingle ? texts.optionsMore : texts.optionsHelp}</Text>
        {asks.isOne ? <Text kind="smallMuted">{texts.optionsKeepVotes}</Text> : null}
        {asks.explains ? <Text kind="smallMuted">{texts.photosHelp}</Text> : null}
        {errors.options ? <p className={css.wrong}>{errors.options}</p> : null}
      </Stack>
      {/* Behind it, copies of options have their numbers: sent again they are the same. */}
      <input type="hidden" name="lastNumber" value={last + rows - there} />
      {Array.from({ length: rows }, (_, at) => (
        <OptionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its options are
          key={at}
          at={at}
          asks={asks}
          feedbacks={feedbacks}
          newNumber={at < there ? null : last + 1 + at - there}
        />
      ))}
    </section>
  )
}

type RowProps = Pick<Props, 'asks' | 'feedbacks'> & {
  at: number
  /** Of one that is not there yet. */
  newNumber: number | null
}

function OptionRow({ at, asks, feedbacks, newNumber }: RowProps) {
  const prefix = `options[${at}].`
  const each = eachOf(questionFields(asks), 'options')
  const input = (name: string) => <FieldInput field={fieldOf(each, name)} prefix={prefix} />
  return (
    <fieldset className={css.entry}>
      <legend>{texts.option(at + 1)}</legend>
      {newNumber === null ? input('id') : <input type="hidden" name={`${prefix}id`} value={newNumber} />}
      <Stack gap={8}>
        {input('label')}
        {asks.hasRight ? input('correct') : null}
        {asks.feedbacks === 'choices' ? (
          <FieldInput
            field={fieldOf(each, 'feedbackId')}
            prefix={prefix}
            options={[{ value: '', label: texts.noFeedback }, ...feedbacks]}
          />
        ) : null}
        <details>
          <summary className={ui.summary}>{texts.optionLooks(at + 1)}</summary>
          <Stack gap={16}>
            <PictureInput field={fieldOf(each, 'image')} prefix={prefix} remove={texts.noPicture} />
            <div className={ui.two}>
              {input('color')}
              {input('textColor')}
              {newNumber === null ? input('place') : null}
            </div>
          </Stack>
        </details>
        {newNumber === null ? input('copy') : null}
        {newNumber === null ? <RemoveBox prefix={prefix} name="remove" label={texts.removeOption} /> : null}
      </Stack>
    </fieldset>
  )
}
