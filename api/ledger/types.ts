import type { PlatformContext } from '#api/platform/context.ts'
import type { accountKinds, causes, transferKinds } from './tables.ts'

/** What the ledger needs of a context: the station and nothing else of it. */
export type LedgerContext = PlatformContext & { station: { id: number } }

export type AccountKind = (typeof accountKinds)[number]
export type Cause = (typeof causes)[number]
export type TransferKind = (typeof transferKinds)[number]

/** Accounts that are one each per station. */
export type StationAccountKind = Exclude<AccountKind, 'wallet' | 'hold'>

/** Names an account without its number: a participant's wallet or hold, or one of the station's own. */
export type AccountRef = { kind: 'wallet' | 'hold'; participantId: number } | { kind: StationAccountKind }

/** What every movement says of itself. */
export type Movement = {
  /**
   * Idempotency key, unique in the station. Begin it with the area (`participation:5:81`): keys of the ledger's own
   * begin with `hold:` and `reversal:`.
   */
  key: string
  cause: Cause
  /** The row of the cause's area: activity, order … */
  referenceId?: number | undefined
  /** What the participant's statement shows. */
  note?: string | undefined
  /** Integer hundredths of a point, above zero. */
  amountH: number
  /** Of what comes back after it was spent: the hold that was captured then. */
  givesBack?: GivenBack | undefined
}

/** `ofH`: all that was captured of the hold. */
export type GivenBack = { holdId: number; ofH: number }

/** A movement that stands in the ledger. `isNew` is false when the key was already used for the same movement. */
export type Transfer = {
  id: number
  key: string
  kind: TransferKind
  cause: Cause
  referenceId: number | null
  note: string
  aboutId: number | null
  createdAt: Date
  isNew: boolean
}
