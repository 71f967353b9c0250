import { signUp as signUpType } from '#contract/activity-types/sign-up.ts'
import type { TypeForm } from './type-form.ts'

/** Type 2 (ACT-02). */
export const signUp: TypeForm = {
  contract: signUpType,
  name: 'Cadastro',
  about: 'Leva visitantes ao cadastro.',
  icon: 'account',
  fields: [],
}
