const card = '/homepage/carteirinha'

/** The page of the card, and what belongs to it alone. */
export const addresses = {
  card,
  picture: `${card}/imagem`,
  copy: `${card}/copia`,
  worker: `${card}/servico.js`,
} as const

/** The name of the browser's cache that holds the card, and nothing else (ADR 111). */
export const cacheName = 'carteirinha'
