import { sql } from 'drizzle-orm'

/**
 * What a wallet and its hold have that was paid for, as it is before something moves: what was spent since the last time is none of it. In an
 * `update` of the wallet.
 */
export const paidLeft = sql`least(paid_h, balance_h + coalesce((
  select held.balance_h from ledger_accounts held where held.kind = 'hold'
    and held.station_id = ledger_accounts.station_id and held.participant_id = ledger_accounts.participant_id), 0))`
