/** Never kept, not even in the browser that typed them. */
const secretNames = /password|senha|cvv|card_number|^token$/i

/**
 * Gives a test for secret fields. A number is a card's where the code of a card stands beside it: houses and refunds
 * have numbers, too.
 */
export const isSecretIn = (form: FormData) => (name: string) =>
  secretNames.test(name) || (name === 'number' && form.has('cvv'))

/** The kind of secret that must be typed again in a kept form. */
export type Untold = 'card' | 'password'

/**
 * Tells which secret fields of a form are left out when it is kept; null where it has none. The fields beside a card's
 * code belong to the card; a token stands for a card beside its owner's data.
 */
export function untoldIn(form: FormData): Untold | null {
  const isTyped = (name: string) => typeof form.get(name) === 'string' && form.get(name) !== ''
  if (form.has('cvv') || isTyped('card_number') || (isTyped('token') && form.has('cep'))) return 'card'
  return [...form.keys()].some((name) => /password|senha/i.test(name) && isTyped(name)) ? 'password' : null
}
