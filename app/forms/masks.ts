/** Shapes of what people type (VAL-07), in maska's signs: `#` a digit, `*` a letter or a digit. */
export const masks = {
  /** (99) 9 9999-9999 or (99) 9999-9999 (GAP-30). */
  phone: ['(##) ####-####', '(##) # ####-####'],
  date: '##/##/####',
  /** Numeric or alphanumeric (GAP-11). */
  cnpj: '**.***.***/****-##',
} as const
