import { partnerInvitation as partnerInvitationType } from '#contract/activity-types/partner-invitation.ts'
import type { TypeForm } from './type-form.ts'

/** Type 19 (ACT-19). */
export const partnerInvitation: TypeForm = {
  contract: partnerInvitationType,
  name: 'Convite a parceiros',
  about: 'Participantes indicam marcas e empresas parceiras.',
  icon: 'mail',
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
