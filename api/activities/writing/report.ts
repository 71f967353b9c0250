import type { ReportReason } from '#contract/activities/writing/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { limitWriting } from './require-writer.ts'
import type { ReportTable } from './tables.ts'

/** A kind of text that members report. */
export type Reportable = {
  reports: ReportTable
  /** Keeps it from going meanwhile. @throws not_found for what the caller does not see, conflict for an own one */
  hold(ctx: ApiContext, id: number): Promise<void>
  /** Puts it into the owners' queue, where it does not wait there yet: it waits since the first report that nobody decided on. */
  callOwners(ctx: ApiContext, id: number, waitsSince: Date): Promise<void>
}

type Report = { id: number; reason: ReportReason; details?: string | undefined }

/** Reports a text to the owners; a member's second report of it changes nothing. @throws not_found, conflict for an own one */
export async function reportTo(outer: ApiContext, what: Reportable, report: Report): Promise<void> {
  const { id: targetId, reason, details = '' } = report
  const { reports } = what
  await limitWriting(outer, 'report')
  await inTransaction(outer, async (ctx) => {
    await what.hold(ctx, targetId)
    const createdAt = ctx.ports.clock.now()
    const values = { stationId: ctx.station.id, targetId, participantId: memberOf(ctx), reason, details }
    const fresh = await ctx.db
      .insert(reports)
      .values({ ...values, createdAt })
      .onConflictDoNothing()
      .returning({ id: reports.targetId })
    if (fresh.length > 0) await what.callOwners(ctx, targetId, createdAt)
  })
}
