import type { CartAction } from '#contract/commerce/cart/schemas.ts'
import { locationOf } from './region-value.ts'
import { texts } from './texts.ts'

const words = texts.delivery
type Location = Pick<
  CartAction['delivery_locations'][number],
  'id' | 'delivery' | 'helper_label_field_1' | 'helper_label_field_2'
>
type Part = { id: number; delivery_locations: readonly Location[] }
export type AddressLabels = { neighborhood: string; complement: string }

/**
 * What the two parts of an address that help to find it are called where things are brought: by the location that is chosen, in
 * its owner's words (D3§3, GAP-117). Before one is chosen, what all that deliver call it. Pure.
 * @param chosen values of the choices, by activity
 */
export function addressLabels(
  parts: readonly Part[],
  chosen: (activityId: number) => string | undefined,
): AddressLabels {
  const delivering = parts.flatMap(({ delivery_locations }) =>
    delivery_locations.filter(({ delivery }) => delivery),
  )
  const meant = parts.flatMap(({ id, delivery_locations }) => {
    const location = delivery_locations.find((one) => one.id === locationOf(chosen(id)))
    return location?.delivery ? [location] : []
  })
  const from = meant.length > 0 ? meant : delivering
  return {
    neighborhood: agreed(from.map((one) => one.helper_label_field_1)) || words.neighborhood,
    complement: agreed(from.map((one) => one.helper_label_field_2)) || words.complement,
  }
}

/** What all of them say; '' where they differ. */
const agreed = ([first = '', ...others]: readonly string[]) =>
  others.every((label) => label === first) ? first : ''
