/** Never kept, not even in the browser that typed them. */
const secretNames = /password|senha|cvv|card_number|^token$/i

/** A number is a card's where the code of a card stands beside it: houses and refunds have numbers, too. */
export const isSecretIn = (form: FormData) => (name: string) =>
  secretNames.test(name) || (name === 'number' && form.has('cvv'))
