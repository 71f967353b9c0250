import { useRef } from 'react'
import { mostWords, type Weekday, weekdayNames } from '#contract/services/appointments/kinds.ts'
import { ErrorSnackbar } from '../forms/form-errors.tsx'
import { useMask } from '../forms/use-mask.ts'
import { useOccasion } from '../forms/use-occasion.ts'
import { Alert } from '../ui/alert.tsx'
import { ErrorSummary, type FormProblem } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { appointmentTexts as words } from './appointment-texts.ts'
import type { RefusedRequest } from './ask-appointment.server.ts'
import { serviceTexts } from './texts.ts'

type Props = {
  formKey: string
  refused: RefusedRequest | undefined
  /** The days that the station offers; none: there is no choice of a day. */
  days?: readonly Weekday[]
  dayHelp?: string | undefined
  /** The telephone of a request in health, which begins as the account's. */
  phone?: string | undefined
  descriptionHelp?: string
}

/** Asks for the day that suits, the telephone where it is wanted, and the subject of a request. */
export function RequestFields({ formKey, refused, days, dayHelp, phone, descriptionHelp }: Props) {
  const occasion = useOccasion('pedido', refused)
  const typed = refused?.typed ?? {}
  const errors = refused?.errors ?? {}
  const [first] = Object.values(errors)
  const isHydrated = useHydrated()
  return (
    <Stack gap={16}>
      <ErrorSnackbar occasion={occasion} message={first} />
      {isHydrated ? null : <ErrorSummary problems={problemsOf(errors)} />}
      {refused?.problem ? (
        <Alert tone="error" live title={serviceTexts.error}>
          {refused.problem}
        </Alert>
      ) : null}
      <input type="hidden" name="chave" value={refused?.key || formKey} />
      {days ? (
        <Field id="dia" label={words.day} help={dayHelp} error={errors.date} refusal={refused}>
          <Select
            name="date"
            required
            placeholder={words.choose}
            defaultValue={typed.date ?? ''}
            options={days.map((value) => ({ value, label: weekdayNames[value] }))}
          />
        </Field>
      ) : null}
      {phone === undefined ? null : (
        <PhoneBox error={errors.phone} refusal={refused} value={typed.phone ?? phone} />
      )}
      <Field
        id="descricao"
        label={words.description}
        help={descriptionHelp ?? words.descriptionHelp}
        error={errors.description}
        refusal={refused}
      >
        <TextArea
          name="description"
          rows={5}
          required
          maxLength={mostWords}
          defaultValue={typed.description ?? ''}
        />
      </Field>
    </Stack>
  )
}

const boxes = [
  ['date', 'dia', words.day],
  ['phone', 'telefone', words.phone],
  ['description', 'descricao', words.description],
] as const

/** Lists the problems at the head of the form, which without scripts is the only way to them. */
const problemsOf = (errors: Partial<Record<string, string>>): FormProblem[] =>
  boxes.flatMap(([name, fieldId, label]) => {
    const message = errors[name]
    return message ? [{ fieldId, label, message }] : []
  })

function PhoneBox({ value, ...wrong }: { error: string | undefined; refusal: unknown; value: string }) {
  const ref = useRef<HTMLInputElement>(null)
  useMask(ref, 'phone')
  return (
    <Field id="telefone" label={words.phone} {...wrong}>
      <TextInput
        ref={ref}
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        required
        defaultValue={value}
      />
    </Field>
  )
}
