import { personality as personalityType } from '#contract/activity-types/personality.ts'
import type { TypeForm } from './type-form.ts'

/** Type 12 (ACT-12). */
export const personality: TypeForm = {
  contract: personalityType,
  name: 'Perfil',
  about: 'Cada opção fala por um perfil; o mais escolhido é o resultado.',
  icon: 'account',
  fields: [],
  asks: { isSingle: true, feedbacks: 'choices' },
}
