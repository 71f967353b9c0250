import { letIn, refuseEntry } from '../../people/onboarding/index.ts'
import { audit } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import type { peopleActs } from './tables.ts'

type Act = Pick<typeof peopleActs.$inferSelect, 'kind' | 'reason' | 'byId' | 'byName'>

/** Lets some of those in who wait, or does not, each with a line of its own in the history. @returns for how many it was decided (PPL-15) */
export async function decideEntries(ctx: ApiContext, act: Act, people: number[]): Promise<number> {
  const { reason, byId: participantId, byName: who } = act
  const isIn = act.kind === 'approve'
  const decided = isIn ? await letIn(ctx, people) : await refuseEntry(ctx, people, reason ?? '')
  const what = isIn ? 'person.approve' : 'person.refuse'
  for (const { id, name } of decided)
    await audit(ctx, {
      ...{ who, participantId, what, part: `participant:${id}` },
      after: { name, ...(reason && { reason }) },
    })
  return decided.length
}
