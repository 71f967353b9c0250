import { rawContent as rawContentType } from '#contract/activity-types/raw-content.ts'
import type { TypeForm } from './type-form.ts'

/** Type 16 (ACT-16). */
export const rawContent: TypeForm = {
  contract: rawContentType,
  name: 'Conteúdo',
  about: 'Um texto ou vídeo para ler ou ver. Ter visto já é participar.',
  icon: 'document',
  fields: [],
}
