/** What the team corrects of somebody, in the order of its form (PPL-10). */
export const correctedFields = ['name', 'email', 'cpf', 'phone', 'birthday', 'state', 'city'] as const
export type CorrectedField = (typeof correctedFields)[number]
