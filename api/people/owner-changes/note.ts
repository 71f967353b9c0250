import { eq, gt } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { audit } from './audit.ts'
import { auditLines } from './tables.ts'

/** What was done and to what; by the history it is called `name`. */
export type Noted = { what: string; part: string; name?: string | undefined; after?: object | undefined }

/** Notes what the caller took with them as a file: it changes nothing, and is told like what does (PPL-34, ADR 158). */
export async function noteExport(ctx: ApiContext, noted: Noted): Promise<void> {
  await audit(ctx, { ...noted, ...(await caller(ctx)) })
}

/** A page that is loaded anew is no second scan. */
const sameScanMs = 10 * 60_000

/** Notes what the caller read, a code or a further page of a file, once in ten minutes. */
export async function noteScan(ctx: ApiContext, noted: Noted): Promise<void> {
  const since = new Date(ctx.ports.clock.now().getTime() - sameScanMs)
  const isSame = inStation(
    auditLines,
    ctx,
    eq(auditLines.participantId, memberOf(ctx)),
    eq(auditLines.part, noted.part),
    eq(auditLines.what, noted.what),
    gt(auditLines.createdAt, since),
  )
  const [again] = await ctx.db.select({ id: auditLines.id }).from(auditLines).where(isSame).limit(1)
  if (!again) await audit(ctx, { ...noted, ...(await caller(ctx)) })
}

/** Notes that somebody of the team logged in, and nothing else of them. */
export const noteLogin = (ctx: ApiContext, { id, name }: { id: number; name: string }): Promise<void> =>
  audit(ctx, { who: name, participantId: id, what: 'team.login', part: `team:${id}` })

async function caller(ctx: ApiContext): Promise<{ who: string; participantId: number }> {
  const participantId = memberOf(ctx)
  const { who } = await ctx.db
    .select({ who: participants.name })
    .from(participants)
    .where(withId(participants, ctx, participantId))
    .then(one())
  return { who, participantId }
}
