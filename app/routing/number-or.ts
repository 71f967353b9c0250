const form = /^[1-9]\d{0,14}$/

/** Gives a number of an address or a form, or null. Pure. */
export const numberOr = (text: unknown): number | null =>
  typeof text === 'string' && form.test(text) ? Number(text) : null
