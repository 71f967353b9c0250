import { letIn, refuseEntry } from '../../people/onboarding/index.ts'
import { auditMany } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { ActRow, Piece, Reached } from './act-piece.ts'

/** Lets some of those in who wait, or does not, each with a line of its own in the history (PPL-15). */
export async function decideEntries(ctx: ApiContext, act: ActRow, { people }: Piece): Promise<Reached> {
  const { reason, byId: participantId, byName: who } = act
  const isIn = act.kind === 'approve'
  const decided = isIn ? await letIn(ctx, people) : await refuseEntry(ctx, people, reason ?? '')
  const what = isIn ? 'person.approve' : 'person.refuse'
  await auditMany(
    ctx,
    decided.map(({ id, name }) => ({
      ...{ who, participantId, what, part: `participant:${id}` },
      after: { name, ...(reason && { reason }) },
    })),
  )
  return { changed: decided.length, notDone: [] }
}
