import { type Carry, ended, left } from '../../platform/carry.ts'
import { loginTokens, participants, pendingLogins, sessions } from './tables.ts'

/** What lets somebody in ends with the account; its row stays under its number (PPL-12). */
export const accessCarried: readonly Carry[] = [
  ...left(participants, participants.id),
  ended(sessions),
  ended(loginTokens),
  ended(pendingLogins),
]
