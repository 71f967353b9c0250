import { type ComponentProps, useState } from 'react'
import { mostLetters } from '#contract/most-letters.ts'
import { parseDate, parseLocalTime } from '#contract/real-date.ts'
import { acceptedLogos } from '../../forms/picture-file.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field as FieldBox } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { HtmlField } from '../html-editor/html-field.tsx'
import type { Field, FieldKind } from './field.ts'
import { fieldId, useFormState } from './form-context.ts'

export type FieldInputProps = {
  field: Field
  /** Of the entry it stands in: `items[0].`. */
  prefix?: string
  /** What is offered instead of the options of its description. */
  options?: readonly { value: string; label: string }[] | undefined
  placeholder?: string | undefined
}

/** What a field asks for, by its kind. Its id is its name, so that the summary of errors leads there. */
export function FieldInput(props: FieldInputProps) {
  switch (props.field.kind) {
    case 'kept':
    case 'number':
      return <HiddenInput {...props} />
    case 'html':
      return <RichInput {...props} />
    case 'long':
      return <LongInput {...props} />
    case 'flag':
      return <FlagInput {...props} />
    case 'choice':
    case 'numbered':
      return <ChoiceInput {...props} />
    case 'picture':
    case 'logo':
    case 'animation':
    case 'document':
      return <FileField {...props} />
    case 'day':
    case 'instant':
      return <DateInput {...props} />
    default:
      return <LineInput {...props} />
  }
}

/** A field as it stands in its form: its name, what is in it and what is wrong with it. */
function useField({ field, prefix = '' }: Pick<FieldInputProps, 'field' | 'prefix'>) {
  const { values, errors, form } = useFormState()
  const name = `${prefix}${field.name}`
  const said = {
    label: field.label,
    help: field.help,
    error: errors[name],
    refusal: errors[name] ? errors : undefined,
    optional: field.optional ?? false,
  }
  return { name, value: values[name] ?? '', box: { id: fieldId(name, form), ...said } }
}

const required = ({ isRequired }: Field) => (isRequired ? { required: true } : {})

type Line = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'maxLength' | 'prefix' | 'placeholder' | 'autoCapitalize'
>
const lines: Partial<Record<FieldKind, Line>> = {
  text: { maxLength: 200 },
  mail: { type: 'email', maxLength: mostLetters.mail },
  host: { autoCapitalize: 'none', maxLength: mostLetters.host },
  url: { type: 'url', placeholder: 'https://', maxLength: 500 },
  money: { inputMode: 'decimal', prefix: 'R$', maxLength: 14 },
  amount: { inputMode: 'decimal', maxLength: 14 },
  percent: { inputMode: 'decimal', maxLength: 6 },
  moneyList: { maxLength: 200 },
  decimal: { inputMode: 'decimal', maxLength: 12 },
  whole: { inputMode: 'numeric', maxLength: 9 },
}

function LineInput(props: FieldInputProps) {
  const { field } = props
  const { name, value, box } = useField(props)
  return (
    <FieldBox {...box}>
      <TextInput
        name={name}
        defaultValue={value}
        {...lines[field.kind]}
        {...required(field)}
        {...(field.maxLength && { maxLength: field.maxLength })}
        {...(field.placeholder && { placeholder: field.placeholder })}
      />
    </FieldBox>
  )
}

/** What is sent of a day that a browser cannot read: nothing would be taken for 'none'. */
const noDay = '?'

/**
 * A day, or a day and its time. What comes back and is none stands as it was typed, where a field for days would be empty; a half-typed
 * or impossible one, of which browsers send nothing, is refused as such (VAL-05).
 */
function DateInput(props: FieldInputProps) {
  const { field } = props
  const { name, value, box } = useField(props)
  const [isBad, setBad] = useState(false)
  const look = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    setBad(currentTarget.validity.badInput)
  const isDay = field.kind === 'day'
  const isRefused =
    value !== '' && value !== noDay && (isDay ? parseDate(value) : parseLocalTime(value)) !== value
  return (
    <FieldBox {...box}>
      <TextInput
        key={String(isRefused)}
        {...(isBad ? {} : { name })}
        defaultValue={value === noDay ? '' : value}
        type={isRefused ? 'text' : isDay ? 'date' : 'datetime-local'}
        {...(!isDay && { step: /:\d\d:\d\d$/.test(value) ? 1 : 60 })}
        {...required(field)}
        onInput={look}
        onKeyUp={look}
        onBlur={look}
      />
      {isBad ? <input type="hidden" name={name} value={noDay} /> : null}
    </FieldBox>
  )
}

function LongInput(props: FieldInputProps) {
  const { name, value, box } = useField(props)
  const { maxLength = 1000, rows } = props.field
  return (
    <FieldBox {...box}>
      <TextArea
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        {...(rows && { rows })}
        {...required(props.field)}
      />
    </FieldBox>
  )
}

function RichInput(props: FieldInputProps) {
  const { name, value, box } = useField(props)
  const { rows } = props.field
  return <HtmlField id={name} label={box.label} value={value} error={box.error} {...(rows && { rows })} />
}

function FlagInput(props: FieldInputProps) {
  const { name, value, box } = useField(props)
  return (
    <Checkbox
      {...{ id: box.id, name, label: box.label, help: box.help, error: box.error }}
      defaultChecked={value === 'on'}
    />
  )
}

function ChoiceInput({ options, placeholder, ...props }: FieldInputProps) {
  const { name, value, box } = useField(props)
  const known = Object.entries(props.field.options ?? {}).map(([one, label]) => ({ value: one, label }))
  return (
    <FieldBox {...box}>
      <Select
        name={name}
        defaultValue={value}
        options={[...(options ?? known)]}
        {...(placeholder && { placeholder })}
      />
    </FieldBox>
  )
}

function HiddenInput(props: FieldInputProps) {
  const { name, value } = useField(props)
  return <input type="hidden" name={name} value={value} />
}

const accepted: Partial<Record<FieldKind, string>> = {
  picture: 'image/png,image/jpeg,image/gif,image/webp',
  logo: acceptedLogos,
  animation: 'application/json,.json',
  document: '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx',
}

/** A file that is stored when the form is sent: one that comes back still names it. */
function FileField(props: FieldInputProps) {
  const { name, value, box } = useField(props)
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <FieldBox {...box}>
        <FileInput name={`${name}.file`} accept={accepted[props.field.kind]} />
      </FieldBox>
    </>
  )
}

type RemoveProps = Pick<FieldInputProps, 'prefix'> & { name: string; label: string }

/** Takes away what stands in a field, or a whole entry. */
export const RemoveBox = ({ prefix = '', name, label }: RemoveProps) => {
  const id = `${prefix}${name}`
  return <Checkbox id={id} name={id} label={label} />
}
