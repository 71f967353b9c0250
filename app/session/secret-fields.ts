/** Never kept, not even in the browser that typed them. */
const secretNames = /password|senha|cvv|card_number|^token$/i

/** A number is a card's where the code of a card stands beside it: houses and refunds have numbers, too. */
export const isSecretIn = (form: FormData) => (name: string) =>
  secretNames.test(name) || (name === 'number' && form.has('cvv'))

/** What must be typed again of a form that was kept, because it is secret. */
export type Untold = 'card' | 'password'

/** What of a form is left out where it is kept; null where it asks for nothing secret. What stands beside the code of a card is a card's. A token stands for a card beside whose it is. */
export function untoldIn(form: FormData): Untold | null {
  const isTyped = (name: string) => typeof form.get(name) === 'string' && form.get(name) !== ''
  if (form.has('cvv') || isTyped('card_number') || (isTyped('token') && form.has('cep'))) return 'card'
  return [...form.keys()].some((name) => /password|senha/i.test(name) && isTyped(name)) ? 'password' : null
}
