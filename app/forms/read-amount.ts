/** Reads an amount in reais as people type it, in centavos: `25`, `25,5`, `1.000,00`, `R$ 25.50`. Null for what is no amount. Pure. */
export function readAmount(typed: string): number | null {
  const bare = typed.replace(/R\$|\s/g, '')
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+)\.(\d{1,2})$/.exec(bare)
  if (!parts) return null
  const reais = Number((parts[1] ?? '').replaceAll('.', ''))
  const cents = Number((parts[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(reais * 100) ? reais * 100 + cents : null
}

/** Centavos as they are typed, without the sign: `25,00`. */
export const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
