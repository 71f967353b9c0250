import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { claimFiles } from '../../platform/files/index.ts'
import { lockParts, type StationPart, touchStation } from '../../stations/registry/index.ts'
import { audit } from './audit.ts'
import { requireTeam, type Teammate } from './require-team.ts'
import { ownerChangeTexts as texts } from './texts.ts'

/** What an owner did, for the audit log: of `before` and `after` what differs is kept. */
type Done = {
  /** `activity.save`, `domain.add` … */
  what: string
  /** The part that changed: `activity:12`, `look` … */
  part: string
  /** What it is called, where neither side says its name. */
  name?: string | undefined
  before?: unknown
  after?: unknown
  /** Members or visitors see it from now on: what was kept for them is made anew. */
  isPublic?: boolean
}

/** `done` is missing where nothing changed: it was done before, or there is nothing to do. */
export type Outcome<T> = { done?: Done; answer: (ctx: ApiContext) => T | Promise<T> }

type Preparation = {
  /** Parts of the station that nobody else changes meanwhile, in whatever order (ADR 24). */
  locks?: readonly StationPart[]
  /** What takes long and needs no lock, asked of owners only. */
  prepare?: () => Promise<unknown>
  /** What is sent: files that it names are kept from then on. */
  sent?: unknown
}

/**
 * The one way an owner changes something: the right to it, then in one transaction the locks, the work, the line of the audit
 * log and the station's new revision, in this order; the answer is read last. What was seen and is not any more the work
 * refuses itself, for only it knows the part. A work may run twice (ADR 24). ADR 0070.
 * @throws forbidden, and what the work does
 */
export async function ownerChange<T>(
  outer: ApiContext,
  { locks = [], prepare, sent }: Preparation,
  work: (ctx: ApiContext, owner: Teammate) => Promise<Outcome<T>>,
): Promise<T> {
  const owner = await requireTeam(outer)
  await prepare?.()
  return inTransaction(outer, async (ctx) => {
    await lockParts(ctx, ctx.station.id, locks)
    const { done, answer } = await work(ctx, owner)
    if (done) {
      await claimFiles(ctx, sent)
      await record(ctx, owner, done)
    }
    return answer(ctx)
  })
}

async function record(ctx: ApiContext, owner: Teammate, { isPublic = false, ...line }: Done): Promise<void> {
  await audit(ctx, { ...line, who: owner.name, participantId: owner.id })
  if (isPublic) await touchStation(ctx, ctx.station.id)
}

/** Up or down by so many places, of what was seen at the place `from`; without it, from wherever it stands. */
export type Move<By extends number = -1 | 1> = { by: By; from?: number | undefined }

/**
 * Whether a move sent again after a lost answer is done already: what it moves stands where it was to go (ADR 0052).
 * Pure. @throws conflict when it stands somewhere else than it was seen
 */
export function wasMoved({ by, from = 0 }: Move<number>, place: number): boolean {
  if (from === 0 || place === from) return false
  if (place === from + by) return true
  throw new ApiError('conflict', texts.movedMeanwhile)
}
