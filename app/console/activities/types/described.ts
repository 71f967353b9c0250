import { described as describedType } from '#contract/activity-types/described.ts'
import type { TypeForm } from './type-form.ts'

/** Type 17 (ACT-17). */
export const described: TypeForm = {
  contract: describedType,
  name: 'Só descrição',
  about: 'Uma página para ler, sem nada a fazer.',
  icon: 'info',
  fields: [],
}
