import type { TypeForm } from './type-form.ts'

/** Type 16 (ACT-16). */
export const rawContent: TypeForm = {
  typeId: 16,
  name: 'Conteúdo',
  about: 'Um texto ou vídeo para ler ou ver. Ter visto já é participar.',
  icon: 'document',
  fields: [],
}
