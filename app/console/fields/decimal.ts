/** '1.234,5' and '1234,5' as a number; undefined for nothing, NaN for what is no number. Pure. */
export function readDecimal(text: string): number | undefined {
  const plain = text.replace(/\s|R\$/g, '')
  if (plain === '') return undefined
  if (!/^\d{1,3}(\.\d{3})*(,\d+)?$|^\d+(,\d+)?$/.test(plain)) return Number.NaN
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}

/** A number as people type it: 10,5. Pure. */
export const writeDecimal = (value: number | null | undefined, decimals = 0): string =>
  value === null || value === undefined
    ? ''
    : value.toFixed(Math.max(decimals, decimalsOf(value))).replace('.', ',')

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0
