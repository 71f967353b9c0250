import type { CardForm } from '#contract/commerce/cards/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { CardOptions } from './save-card.ts'

/** Where a browser turns the number of a new card into a token, and whether a number may come here (GAP-70, GAP-110). */
export function getCardForm({ ports: { payments } }: ApiContext, { takesNumbers }: CardOptions): CardForm {
  if (!payments) return { tokens: null, takes_numbers: false }
  const { name: gateway, tokens } = payments
  return { tokens: { gateway, url: tokens.url, public_key: tokens.publicKey }, takes_numbers: takesNumbers }
}
