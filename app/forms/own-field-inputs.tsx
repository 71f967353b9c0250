import { mostLetters } from '#contract/most-letters.ts'
import type { OwnField } from '#contract/people/own-fields/schemas.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, FieldGroup } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { ownInputName, type TypedOwn } from './own-fields.ts'
import { formTexts } from './texts.ts'

type Props = {
  fields: readonly OwnField[]
  typed: TypedOwn
  /** By the number of the field. */
  errors: Readonly<Record<string, string>>
  /** The answer that the errors came with: they go with the first change after it. */
  refusal?: unknown
  /** Whoever fills them in for somebody else may leave any of them out. */
  areOptional?: boolean
}

/** The inputs of a station's own fields, by their kinds; they work without scripts (PPL-17). */
export const OwnFieldInputs = ({ fields, areOptional = false, ...rest }: Props) =>
  fields.map((field) => (
    <OwnInput key={field.id} field={field} isOptional={areOptional || !field.isRequired} {...rest} />
  ))

type InputProps = Omit<Props, 'fields' | 'areOptional'> & { field: OwnField; isOptional: boolean }

function OwnInput({ field, typed, errors, refusal, isOptional }: InputProps) {
  const { id, name, help, kind, choices } = field
  const box = {
    ...{ id: ownInputName(id), label: name, error: errors[id], optional: isOptional },
    ...(help && { help }),
  }
  const value = typed[id] ?? ''
  if (kind === 'choices') return <Ticks box={box} choices={choices} chosen={[value].flat()} />
  const text = String(value)
  return (
    <Field {...box} refusal={refusal}>
      {kind === 'choice' || kind === 'flag' ? (
        <Select
          name={box.id}
          defaultValue={kind === 'choice' ? sameChoice(choices, text) : text}
          placeholder={formTexts.own.choose}
          options={kind === 'flag' ? yesNo : choices.map((one) => ({ value: one, label: one }))}
        />
      ) : (
        <TextInput
          name={box.id}
          defaultValue={text}
          autoComplete="off"
          maxLength={mostLetters.ownField.value}
          {...looks[kind]}
        />
      )}
    </Field>
  )
}

const yesNo = [
  { value: 'sim', label: formTexts.own.yes },
  { value: 'não', label: formTexts.own.no },
]
const looks = {
  text: {},
  number: { inputMode: 'decimal' },
  date: { inputMode: 'numeric', placeholder: formTexts.own.day },
  cpf: { inputMode: 'numeric' },
  phone: { inputMode: 'tel' },
} as const

const sameChoice = (choices: readonly string[], text: string) => choices.find((one) => one === text) ?? ''

type TicksProps = {
  box: { id: string; label: string; error: string | undefined; optional: boolean; help?: string }
  choices: readonly string[]
  chosen: readonly string[]
}

const Ticks = ({ box, choices, chosen }: TicksProps) => (
  <FieldGroup {...box}>
    {choices.map((choice, at) => (
      <Checkbox
        key={choice}
        id={`${box.id}-${at}`}
        name={box.id}
        value={choice}
        label={choice}
        defaultChecked={chosen.includes(choice)}
      />
    ))}
  </FieldGroup>
)
