import { haveRight, type Right, type TeamRole } from '#contract/team.ts'
import type { Database } from './db/client.ts'
import type { Ports } from './ports/ports.ts'
import type { StationRecord } from './station-record.ts'

/** Who makes a call: nobody, or a participant of the call's station. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'participant'
      id: number
      /** What they look after in the station; nothing of whoever is only a member (PPL-22). */
      roles: readonly TeamRole[]
      sessionId: string
      /** Inactive, suspended, deleted or without establishment: only calls with `session` access answer. */
      isBlocked?: boolean
      /** When they proved last that it is them (PPL-27). */
      provedAt?: Date | null
      /** They log in with codes in two steps (PPL-26). */
      hasCodes?: boolean
      /** The roles that wait until they log in with codes: with these `roles` is empty, so no verb gives anything for them (PPL-26). */
      waitingRoles?: readonly TeamRole[]
    }

/** Whom a token belongs to, and the revision of their station. */
export type FoundSession = { actor: Actor; stationId: number; revision: number }

/**
 * What every verb receives. `db` is the connection, or the transaction inside `inTransaction`. Verbs never see HTTP.
 * The address is there for rate limits only.
 */
export type ApiContext = {
  db: Database
  station: StationRecord
  actor: Actor
  ports: Ports
  address: string
  /** What the call asks of whoever is of the team; verbs ask it again. */
  right?: Right
  /** Everybody of the team has to log in with codes in two steps: the station or the installation says so (PPL-26). */
  needsCodes?: boolean
  /** One of the calls of a page: they share their actor. */
  isOfPage?: boolean | undefined
  /** What the device calls itself, for the list of sessions only. Anybody can say anything. */
  userAgent?: string | undefined
}

/** Whether somebody calls who has this right in the station. Pure. */
export const may = ({ actor }: Pick<ApiContext, 'actor'>, right: Right): boolean =>
  actor.kind === 'participant' && haveRight(actor.roles, right)

/** What jobs and start-up code have: no station yet. */
export type PlatformContext = Pick<ApiContext, 'db' | 'ports'>

/**
 * Runs `work` in one database transaction, in the queue of transactions (ADR 25), and hands it a context bound to it.
 * Nested calls join the outer one.
 * The inner parameter shadows the outer name on purpose: with the embedded database, a query on the outer handle
 * inside a transaction would wait for itself for ever (ADR 2).
 */
export async function inTransaction<C extends PlatformContext & { station?: { id: number } }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : ctx.db.transaction((db) => work({ ...ctx, db }), ctx.station?.id)
}
