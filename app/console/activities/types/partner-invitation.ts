import { partnerInvitation as partnerInvitationType } from '#contract/activity-types/partner-invitation.ts'
import { invitationFields } from './invitation-fields.ts'
import type { TypeForm } from './type-form.ts'

/** Type 19 (ACT-19). */
export const partnerInvitation: TypeForm = {
  contract: partnerInvitationType,
  name: 'Convite a parceiros',
  about: 'Participantes indicam marcas e empresas parceiras.',
  icon: 'mail',
  fields: invitationFields,
}
