import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { limit } from '../../platform/rate-limit/index.ts'

/** What one member does in ten minutes, far above what a person does; each has a limit of its own. */
const points = { comment: 30, post: 15, like: 600, report: 20 } as const

/** Counts what a member says or does among others. Stands outside transactions. @throws too_many_requests */
export async function limitWriting(ctx: ApiContext, what: keyof typeof points): Promise<void> {
  const key = `${ctx.station.id}:${memberOf(ctx)}`
  await limit(ctx, { name: `writing-${what}`, key, points: points[what], durationSeconds: 600 })
}
