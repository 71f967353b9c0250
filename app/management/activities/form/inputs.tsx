import type { ComponentProps } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { HtmlField } from '../../html-editor/html-field.tsx'
import * as css from '../activities.css.ts'
import { texts } from '../texts.ts'
import { useFormState } from './form-context.ts'

type Said = { name: string; label: string; help?: string | undefined; optional?: boolean | undefined }
type TextFieldProps = Said &
  Pick<
    ComponentProps<typeof TextInput>,
    'type' | 'inputMode' | 'maxLength' | 'prefix' | 'step' | 'list' | 'placeholder'
  >

/** One line; its id is its name, so that the summary of errors leads there. */
export function TextField({ name, label, help, optional = false, ...rest }: TextFieldProps) {
  const { values, errors } = useFormState()
  return (
    <Field id={name} label={label} help={help} error={errors[name]} optional={optional}>
      <TextInput name={name} defaultValue={values[name] ?? ''} required={!optional} {...rest} />
    </Field>
  )
}

export function LongField({
  name,
  label,
  help,
  optional = false,
  maxLength = 1000,
}: Said & { maxLength?: number | undefined }) {
  const { values, errors } = useFormState()
  return (
    <Field id={name} label={label} help={help} error={errors[name]} optional={optional}>
      <TextArea name={name} defaultValue={values[name] ?? ''} maxLength={maxLength} required={!optional} />
    </Field>
  )
}

export function RichField({ name, label, rows = 6 }: Said & { rows?: number }) {
  const { values, errors } = useFormState()
  return <HtmlField id={name} label={label} value={values[name] ?? ''} rows={rows} error={errors[name]} />
}

/** A date and time on the station's clock. */
export function TimeField({ name, label, help, optional = false }: Said) {
  const { values } = useFormState()
  const hasSeconds = /:\d\d:\d\d$/.test(values[name] ?? '')
  return (
    <TextField
      name={name}
      label={label}
      help={help}
      optional={optional}
      type="datetime-local"
      step={hasSeconds ? 1 : 60}
    />
  )
}

export function FlagField({ name, label, help }: Said) {
  const { values } = useFormState()
  return <Checkbox id={name} name={name} label={label} help={help} defaultChecked={values[name] === 'on'} />
}

/** A picture that is stored at once when the form is sent: a form that comes back still has it. */
export function PictureField({ name, label, help }: Said) {
  const { values, errors } = useFormState()
  const address = values[name]
  return (
    <Stack gap={8}>
      <input type="hidden" name={name} value={address ?? ''} />
      <Field id={name} label={label} help={help} error={errors[name]} optional>
        <FileInput name={`${name}.file`} accept="image/png,image/jpeg,image/gif,image/webp" />
      </Field>
      {address ? (
        <>
          <img className={css.picture} src={address} alt="" />
          <Checkbox id={`${name}.remove`} name={`${name}.remove`} label={texts.form.noImage} />
        </>
      ) : null}
    </Stack>
  )
}

export function AnimationField({ name, label, help }: Said) {
  const { values, errors } = useFormState()
  const address = values[name]
  return (
    <Stack gap={8}>
      <input type="hidden" name={name} value={address ?? ''} />
      <Field
        id={name}
        label={label}
        help={address ? `${texts.form.hasAnimation} ${help}` : help}
        error={errors[name]}
        optional
      >
        <FileInput name={`${name}.file`} accept="application/json,.json" />
      </Field>
      {address ? (
        <Checkbox id={`${name}.remove`} name={`${name}.remove`} label={texts.form.noAnimation} />
      ) : null}
    </Stack>
  )
}
