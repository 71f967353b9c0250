import { type Carry, ended, moved } from '../../platform/carry.ts'
import { activations, consents, signupDrafts } from './tables.ts'

/** Registrations under way and codes end; what was agreed to stays agreed to (PPL-12). */
export const onboardingCarried: readonly Carry[] = [
  ended(signupDrafts),
  ended(activations),
  moved(consents, { name: 'Termos aceitos', same: [consents.document, consents.version] }),
]
