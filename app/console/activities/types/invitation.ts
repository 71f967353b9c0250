import { invitation as invitationType } from '#contract/activity-types/invitation.ts'
import { invitationFields } from './invitation-fields.ts'
import type { TypeForm } from './type-form.ts'

/** Type 1 (ACT-01). */
export const invitation: TypeForm = {
  contract: invitationType,
  name: 'Convite',
  about: 'Participantes chamam amigos; os dois ganham quando o amigo participa.',
  icon: 'users',
  fields: invitationFields,
}
