import type { FieldMetadata } from '@conform-to/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { CartAction } from '#contract/commerce/cart/schemas.ts'
import { Money } from '../../ui/amount.tsx'
import { formatCep } from '../../ui/format.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { WithCep } from '../../ui/with-cep.tsx'
import { regionValue } from './region-value.ts'
import { texts } from './texts.ts'

type Location = CartAction['delivery_locations'][number]
type RegionChoiceProps = {
  action: CartAction
  field: FieldMetadata<string> | undefined
  onChange: (value: string) => void
}

/** Asks for the delivery location of one activity's items (CAR-04). */
export function RegionChoice({ action, field, onChange }: RegionChoiceProps) {
  if (!field) return null
  return (
    <RadioGroup
      id={field.id}
      name={field.name}
      label={action.name}
      error={field.errors}
      look="cards"
      defaultValue={field.initialValue as string | undefined}
      onChange={onChange}
      options={action.delivery_locations.map((location) => ({
        value: regionValue(location),
        label: location.name,
        help: location.delivery ? texts.delivery.brought : <WithCep text={whereOf(location)} />,
        icon: location.delivery ? 'home' : 'mapPin',
        aside: location.price > 0 ? <Money cents={centsOf(location.price)} /> : texts.summary.free,
      }))}
    />
  )
}

/** Writes an address: 'Rua das Paineiras, 210, 05443-000'. Pure. */
export function locationAddress({ street, street_number, zipcode }: Location): string {
  return [street, street_number, formatCep(zipcode)].filter((part) => part !== '').join(', ')
}

function whereOf(location: Location): string {
  const address = locationAddress(location)
  return address === '' ? texts.delivery.fetchedHere : texts.delivery.fetched(address)
}
