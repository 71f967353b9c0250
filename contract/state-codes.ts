/** The states of Brazil and the Federal District, by their letters. */
export const stateCodes: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** Reads the states of a list such as 'AL, ba e CE', each once; null where something in it is none. Pure. */
export function readStates(text: string): string[] | null {
  const codes = text
    .toUpperCase()
    .split(/[\s,;/]+|\bE\b/)
    .filter((code) => code !== '')
  return codes.every((code) => stateCodes.includes(code)) ? [...new Set(codes)] : null
}
