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
 * Gives the labels of the two address fields that help to find a place: those of the chosen location, in its owner's
 * words (D3§3, GAP-117); before the choice, those that all deliverers share. Pure. @param chosen values of the choices,
 * by activity
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

/** Gives the label that all share; '' where they differ. */
const agreed = ([first = '', ...others]: readonly string[]) =>
  others.every((label) => label === first) ? first : ''
