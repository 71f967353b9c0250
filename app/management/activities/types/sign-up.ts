import type { TypeForm } from './type-form.ts'

/** Type 2 (ACT-02). */
export const signUp: TypeForm = {
  typeId: 2,
  name: 'Cadastro',
  about: 'Leva visitantes ao cadastro.',
  icon: 'account',
  fields: [],
  earnsOnce: true,
}
