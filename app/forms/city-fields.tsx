import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { Option } from '../ui/select.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { SelectField } from './choice-fields.tsx'
import { TextField } from './text-field.tsx'
import { formTexts } from './texts.ts'

type CityFieldsProps = {
  state: FieldMetadata<string>
  city: FieldMetadata<string>
  states: readonly Option[]
  /** The cities of the state that is chosen when the page comes. */
  cities: readonly string[]
}

/**
 * Asks for state and city (ONB-07): the list of cities follows the state as it is chosen; without scripts a button asks
 * for it, and a city that is simply typed is found too.
 */
export function CityFields({ state, city, states, cities }: CityFieldsProps) {
  const [followed, follow] = useFollowedCities()
  const isHydrated = useHydrated()
  const listId = `${city.id}-cidades`
  return (
    <>
      <SelectField
        field={state}
        label={formTexts.city.state}
        options={states}
        placeholder={formTexts.city.chooseState}
        autoComplete="address-level1"
        onChange={follow}
      />
      {isHydrated ? null : (
        <Button variant="secondary" name="intent" value="cidades" formNoValidate>
          {formTexts.city.citiesButton}
        </Button>
      )}
      <TextField
        field={city}
        label={formTexts.city.city}
        help={formTexts.city.cityHelp}
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

/** Fetches the cities of the state that was chosen last; null until one was. Without an answer the city is typed by hand. */
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
