const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Centavos as people read them: `R$ 1.250,00`. Pure. */
export const formatReais = (cents: number): string => format.format(cents / 100).replace(/\u00a0/g, ' ')
