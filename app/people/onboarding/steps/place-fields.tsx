import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { SelectField } from '../../../forms/choice-fields.tsx'
import { TextField } from '../../../forms/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Option } from '../../../ui/select.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { texts } from '../texts.ts'

type PlaceFieldsProps = {
  state: FieldMetadata<string>
  city: FieldMetadata<string>
  states: readonly Option[]
  /** The cities of the state that is chosen when the page comes. */
  cities: readonly string[]
}

/**
 * State and city (ONB-07): the list of cities follows the state as it is chosen; without scripts a button asks for it,
 * and a city that is simply typed is found too.
 */
export function PlaceFields({ state, city, states, cities }: PlaceFieldsProps) {
  const [followed, follow] = useFollowedCities()
  const isHydrated = useHydrated()
  const listId = `${city.id}-cidades`
  return (
    <>
      <SelectField
        field={state}
        label={texts.fields.state}
        options={states}
        placeholder={texts.fields.chooseState}
        autoComplete="address-level1"
        onChange={follow}
      />
      {isHydrated ? null : (
        <Button variant="secondary" name="intent" value="cidades" formNoValidate>
          {texts.fields.citiesButton}
        </Button>
      )}
      <TextField
        field={city}
        label={texts.fields.city}
        help={texts.fields.cityHelp}
        autoComplete="address-level2"
        list={listId}
      />
      <datalist id={listId}>
        {(followed ?? cities).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

/** The cities of the state that was chosen last; null until one was. What does not arrive is typed by hand. */
function useFollowedCities() {
  const [found, setFound] = useState<{ uf: string; cities: string[] } | null>(null)
  async function follow(uf: string) {
    setFound({ uf, cities: [] })
    const answer = await fetch(`/municipios/${uf}`).catch(() => null)
    if (!answer?.ok) return
    const { cities } = (await answer.json()) as { cities: string[] }
    setFound((last) => (last?.uf === uf ? { uf, cities } : last))
  }
  return [found?.cities ?? null, (uf: string) => void (uf && follow(uf))] as const
}
