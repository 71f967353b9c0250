import type { dismissDuplicate as call } from '#contract/console/people/merge/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { ownerChange } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { twoAccounts } from '../merge/two-accounts.ts'
import { duplicateDismissals } from './tables.ts'

type Pair = { first: number; second: number }

/** Says that two people who look like one are two: no list of duplicates has them again. Twice is once. @throws forbidden, not_found, invalid_input */
export function dismissDuplicate(ctx: ApiContext, pair: Pair): Promise<Answer<typeof call>> {
  return ownerChange(ctx, {}, async (ctx, by) => {
    const [first, second] = pair.first < pair.second ? [pair.first, pair.second] : [pair.second, pair.first]
    const { stays: one, ends: other } = await twoAccounts(ctx, { id: first, ends: second })
    const made = await ctx.db
      .insert(duplicateDismissals)
      .values({
        ...{ stationId: ctx.station.id, firstId: first, secondId: second },
        ...{ byId: by.id, byName: by.name, createdAt: ctx.ports.clock.now() },
      })
      .onConflictDoNothing()
      .returning({ firstId: duplicateDismissals.firstId })
    const answer = () => ({ first, second })
    if (made.length === 0) return { answer }
    const after = { name: one.row.name, other: other.row.name }
    return { done: { what: 'person.not-same', part: `participant:${first}`, after }, answer }
  })
}
