import { defineEvent, defineQuestion } from '../../platform/event.ts'
import type { UrlSettings } from '../../platform/station-record.ts'

/** An account with a password, of whichever station. */
export type AccountAt = { stationId: number; id: number }

/**
 * The copies of an account that is about to get another password: accounts of the same person that were given this very password
 * together with it (ADR 74). In the transaction that gives it and before the account is locked; what the copies hang on is locked.
 */
export const passwordChanging = defineQuestion<
  { id: number; email: string; passwordHash: string },
  AccountAt
>()

/**
 * Whoever was in an account is out: its password is another one. In the transaction that says so, of the account's own station or
 * of a copy's. Listeners end what else opened something of it.
 */
export const accessEnded = defineEvent<AccountAt>()

/** Somebody asks for another password of an account that the team brought and nobody has opened: it has none yet (ADR 163). */
export const unopenedAsked = defineEvent<{
  participantId: number
  name: string
  email: string
  urls: UrlSettings
}>()
