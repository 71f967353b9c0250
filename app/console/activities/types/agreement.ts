import { agreement as agreementType } from '#contract/activity-types/agreement.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { TypeForm } from './type-form.ts'

const most = mostLetters.agreement

/** Type 15 (ACT-15). */
export const agreement: TypeForm = {
  contract: agreementType,
  name: 'Acordo',
  about: 'Um termo que se lê, se marca e se aceita.',
  icon: 'checkCircle',
  fields: [
    { name: 'html', label: 'Texto do acordo', kind: 'html', optional: true },
    { name: 'checkbox', label: 'Frase da caixa de seleção', kind: 'text', maxLength: most.checkbox },
    { name: 'button', label: 'Texto do botão do acordo', kind: 'text', maxLength: most.button },
  ],
}
