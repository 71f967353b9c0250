import type { CartAction } from '#contract/commerce/cart/schemas.ts'

/** Gives the name of the field of an activity's region. Pure. */
export const regionName = (actionId: number): string => `regiao-${actionId}`

/** A location as its choice in the form says it: whether it delivers stands in it, so that styles know what is needed. */
export const regionForm = /^(\d{1,9})-(entrega|retirada)$/

type Location = Pick<CartAction['delivery_locations'][number], 'id' | 'delivery'>

/** Writes the value of a choice. Pure. */
export const regionValue = ({ id, delivery }: Location): string =>
  `${id}-${delivery ? 'entrega' : 'retirada'}`

/** Whether the value stands for a delivery. Pure. */
export const isBroughtValue = (value: unknown): boolean =>
  typeof value === 'string' && value.endsWith('-entrega')

/** Gives the number of the location, or null. Pure. */
export function locationOf(value: unknown): number | null {
  const digits = regionForm.exec(String(value))?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Activities whose things go somewhere. Pure. */
export const sentActions = (actions: readonly CartAction[]): CartAction[] =>
  actions.filter(({ digital_product }) => !digital_product)
