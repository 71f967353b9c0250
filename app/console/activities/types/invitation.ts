import { invitation as invitationType } from '#contract/activity-types/invitation.ts'
import type { TypeForm } from './type-form.ts'

/** Type 1 (ACT-01). */
export const invitation: TypeForm = {
  contract: invitationType,
  name: 'Convite',
  about: 'Participantes chamam amigos; os dois ganham quando o amigo participa.',
  icon: 'users',
  fields: [
    {
      name: 'code',
      label: 'Código do convite',
      kind: 'text',
      maxLength: 40,
      help: 'Letras sem acento e números. Vai no endereço de cadastro.',
    },
    { name: 'pointsInviter', label: 'Pontos de quem convida', kind: 'decimal' },
    { name: 'pointsInvited', label: 'Pontos de quem chega', kind: 'decimal' },
  ],
}
