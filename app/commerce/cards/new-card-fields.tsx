import type { FieldMetadata } from '@conform-to/react'
import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { CardForm } from '#contract/commerce/cards/schemas.ts'
import { CardCvvField, CardExpiryField, CardNumberField } from '../../forms/card-fields.tsx'
import { SelectField } from '../../forms/choice-fields.tsx'
import { CepField, DateField, Masked, PhoneField } from '../../forms/fields.tsx'
import { fillUntouched, noteFields } from '../../forms/fill-untouched.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { Option } from '../../ui/select.tsx'
import { Heading } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { loader } from './find-cep.ts'
import * as css from './new-card.css.ts'
import { texts } from './texts.ts'

const words = texts.form

/** Under the names of the specification (D3§3, payment form). */
export type NewCardValues = Record<
  | 'number'
  | 'name'
  | 'cpf'
  | 'birthday'
  | 'email'
  | 'expiry'
  | 'cvv'
  | 'phone'
  | 'cep'
  | 'street'
  | 'street_number'
  | 'neighborhood'
  | 'city'
  | 'state',
  string
>

type NewCardFieldsProps = {
  fields: { [Name in keyof NewCardValues]: FieldMetadata<string> }
  cardForm: Pick<CardForm, 'takes_numbers'>
  states: readonly Option[]
  /** The problem of the CEP that the page came with. */
  cepError?: string | undefined
  /** The key of what is saved: the same form again is the same card. */
  formKey: string
}

/**
 * Shows the card and where its bill goes (CRD-03, CAR-07). Until scripts run its number has no name in the form, unless
 * this installation takes numbers: a browser by itself would post it to us (GAP-110).
 */
export function NewCardFields({ fields, cardForm, states, cepError, formKey }: NewCardFieldsProps) {
  const isSent = useHydrated() || cardForm.takes_numbers
  const cep = useCep(cepError)
  return (
    <>
      <input type="hidden" name="chave" value={formKey} />
      <Stack gap={16}>
        <Heading level={2} size="card">
          {words.card}
        </Heading>
        <CardNumberField field={fields.number} isSent={isSent} />
        <TextField field={fields.name} label={words.name} autoComplete="cc-name" />
        <div className={css.short}>
          <CardExpiryField field={fields.expiry} isSent={isSent} />
          <CardCvvField field={fields.cvv} isSent={isSent} />
        </div>
        <div className={css.pair}>
          {/* Its owner's, not what somebody logs in with. */}
          <Masked field={fields.cpf} label={words.cpf} autoComplete="off" inputMode="numeric" mask="cpf" />
          <DateField field={fields.birthday} label={words.birthday} />
        </div>
        {/* The account's, not what somebody logs in with here. */}
        <TextField field={fields.email} label={words.email} autoComplete="email" inputMode="email" />
        <PhoneField field={fields.phone} label={words.phone} />
      </Stack>
      <Stack gap={16}>
        <Heading level={2} size="card">
          {words.billing}
        </Heading>
        <div onInput={cep.onInput}>
          <CepField field={fields.cep} label={words.cep} help={cep.isAsking ? words.finding : undefined} />
        </div>
        <div className={css.street}>
          <TextField
            field={fields.street}
            label={words.street}
            autoComplete="address-line1"
            error={cep.error}
          />
          <TextField field={fields.street_number} label={words.streetNumber} autoComplete="off" />
        </div>
        <div className={css.pair}>
          <TextField field={fields.city} label={words.city} autoComplete="address-level2" error={cep.error} />
          <SelectField
            field={fields.state}
            label={words.state}
            autoComplete="address-level1"
            options={states}
            placeholder={words.chooseState}
          />
        </div>
        <input type="hidden" name="neighborhood" defaultValue={fields.neighborhood.initialValue ?? ''} />
      </Stack>
    </>
  )
}

/** Names of the form and of what a CEP says. */
const filled = ['street', 'city', 'state', 'neighborhood'] as const

/**
 * Looks a CEP up once it is whole, and types what it says into the form around it, where nobody typed meanwhile (CAR-19). Put `onInput` around its field;
 * `error` is for city and street. `first`: what was wrong with the CEP that the page came with.
 */
export function useCep(first: string | undefined) {
  const fetcher = useFetcher<typeof loader>()
  const form = useRef<HTMLFormElement | null>(null)
  const asked = useRef('')
  const isOther = useRef(false)
  const noted = useRef(noteFields(null))
  const { found, message } = fetcher.data ?? {}

  useEffect(() => {
    for (const name of found ? filled : []) {
      const input = form.current?.elements.namedItem(name)
      // What stands there belongs to the CEP before, and is not the new one's.
      if (!found?.[name] && !isOther.current) continue
      fillUntouched(input, found?.[name] ?? '', noted.current)
    }
  }, [found])

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const digits = target.value.replace(/\D/g, '')
    if (digits.length !== 8 || digits === asked.current) return
    const before = asked.current || target.defaultValue.replace(/\D/g, '')
    isOther.current = before !== '' && before !== digits
    asked.current = digits
    form.current = target.form
    noted.current = noteFields(target.form)
    fetcher.load(`/homepage/meios-de-pagamento/cep/${digits}`)
  }
  const isAsking = fetcher.state !== 'idle'
  return { onInput, isAsking, error: isAsking ? undefined : fetcher.data ? message : first }
}
