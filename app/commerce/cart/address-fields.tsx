import type { FieldMetadata } from '@conform-to/react'
import type { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { stateCodes } from '#contract/state-codes.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { CepField } from '../../forms/fields.tsx'
import { fillUntouched, noteFields } from '../../forms/fill-untouched.ts'
import { TextField } from '../../forms/text-field.tsx'
import { Button } from '../../ui/button.tsx'
import * as css from './cart.css.ts'
import { stepPath } from './steps.ts'
import { texts } from './texts.ts'

const words = texts.delivery

type LookUp = Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>
type AddressFieldsProps = {
  fields: Record<string, FieldMetadata<string>>
  labels: { neighborhood: string; complement: string }
  lookUp: LookUp & { data: unknown }
  formId: string
}

/** Shows the fields of a delivery address. A whole CEP fills in the rest; without scripts a button asks for it (CAR-19). */
export function AddressFields({ fields, labels, lookUp, formId }: AddressFieldsProps) {
  const { zipcode, street, number, complement, neighborhood, city, state } = fields
  const noted = useRef(noteFields(null))
  useFound(lookUp.data, fields, noted)
  const look = () => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    noted.current = noteFields(form)
    const sent = new FormData(form)
    sent.set('intent', 'cep')
    lookUp.submit(sent, { method: 'post', action: stepPath('delivery') })
  }
  const lookWhenWhole = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.value.replace(/\D/g, '').length === 8) look()
  }
  const before = fields['cep-anterior']
  if (!before || !zipcode || !street || !number || !complement || !neighborhood || !city || !state)
    return null
  return (
    <>
      {/* Whose street and city stand below. */}
      <input type="hidden" name={before.name} id={before.id} defaultValue={before.initialValue ?? ''} />
      <p className={css.whereAllIsShown}>{words.addressHelp}</p>
      <div className={css.cep} onInput={lookWhenWhole}>
        <div className={css.cepField}>
          <CepField field={zipcode} label={words.zipcode} />
        </div>
        <Button
          name="intent"
          value="cep"
          variant="secondary"
          icon="search"
          loading={lookUp.state !== 'idle'}
          loadingLabel={words.finding}
          // The rest of the form need not be right yet.
          onClick={(event) => {
            event.preventDefault()
            look()
          }}
        >
          {words.find}
        </Button>
      </div>
      <div className={css.pair}>
        <TextField field={street} label={words.street} autoComplete="address-line1" />
        <TextField field={number} label={words.number} autoComplete="off" inputMode="numeric" />
      </div>
      <TextField field={neighborhood} label={labels.neighborhood} autoComplete="address-level3" optional />
      <TextField field={complement} label={labels.complement} autoComplete="address-line2" optional />
      <div className={css.pair}>
        <TextField field={city} label={words.city} autoComplete="address-level2" />
        <SelectField
          field={state}
          label={words.state}
          autoComplete="address-level1"
          placeholder={words.chooseState}
          options={stateCodes.map((uf) => ({ value: uf, label: uf }))}
        />
      </div>
    </>
  )
}

/** Fills the fields with the address of a CEP, as if it had been typed; text that was typed meanwhile stays. */
function useFound(
  data: unknown,
  fields: AddressFieldsProps['fields'],
  noted: { readonly current: ReturnType<typeof noteFields> },
) {
  const found = (data as { found?: Record<string, string> | null } | undefined)?.found
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer once
  useEffect(() => {
    for (const [name, value] of Object.entries(found ?? {}))
      fillUntouched(document.getElementById(fields[name]?.id ?? ''), value, noted.current)
  }, [found])
}
