import type { ApiContext } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import type { MemberKind, RequestKind } from './kinds.ts'
import { noticeJob } from './notice-mail.ts'
import { notices } from './tables.ts'

/** Has the station told by mail that a member asks for something, once for each, if the surrounding transaction commits (GAP-145). */
export const tellStation = (ctx: ApiContext, kind: RequestKind, about: number | string): Promise<void> =>
  write(ctx, { kind, about: String(about) })

type ForMember = {
  kind: MemberKind
  about: number | string
  participantId: number
  facts?: [label: string, value: string][]
}

/** Has a member told by mail of what became of something, once for each, if the surrounding transaction commits. */
export const tellMember = (ctx: ApiContext, { about, ...notice }: ForMember): Promise<void> =>
  write(ctx, { ...notice, about: String(about) })

type Written = Pick<typeof notices.$inferInsert, 'kind' | 'about' | 'participantId' | 'facts'>

async function write(ctx: ApiContext, notice: Written): Promise<void> {
  const { db, station, ports } = ctx
  const [row] = await db
    .insert(notices)
    .values({ ...notice, stationId: station.id, createdAt: ports.clock.now() })
    .onConflictDoNothing()
    .returning({ id: notices.id })
  if (row) await enqueue(ctx, noticeJob, { stationId: station.id, noticeId: row.id })
}
