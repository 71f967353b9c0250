/** Areas of the portal that can be only for who has certain plans; what somebody earned or bought is in none of them. */
export const planAreas = ['feed', 'quizzes', 'checkout', 'card'] as const
export type PlanArea = (typeof planAreas)[number]

/** The names of areas in refusals and beside their ticks. */
export const planAreaNames: Readonly<Record<PlanArea, string>> = {
  feed: 'Mural',
  quizzes: 'Quizzes',
  checkout: 'Compras pelo carrinho',
  card: 'Carteirinha',
}

/** Writes 'Só para assinantes de Ouro ou Prata'; of plans that nobody can take any more no name is left. Pure. */
export function onlyFor(names: readonly string[]): string {
  if (names.length === 0) return 'Só para assinantes de um plano que não é mais oferecido'
  return `Só para assinantes de ${oneOf(names)}`
}

/** Joins names: 'Ouro, Prata ou Bronze'. Pure. */
const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`
