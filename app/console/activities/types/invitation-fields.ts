import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../../fields/field.ts'

/** What owners say of an invitation, of friends or of partners. */
export const invitationFields: readonly Field[] = [
  {
    name: 'code',
    label: 'Código do convite',
    kind: 'text',
    maxLength: mostLetters.inviteCode,
    help: 'Letras sem acento e números. Vai no endereço de cadastro.',
  },
  { name: 'pointsInviter', label: 'Pontos de quem convida', kind: 'decimal' },
  { name: 'pointsInvited', label: 'Pontos de quem chega', kind: 'decimal' },
]
