import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ReportReason } from '#contract/activities/writing/schemas.ts'
import type {
  ModeratedDetail,
  ModeratedText,
  ModerationList,
  WritingKind,
} from '#contract/console/moderation/schemas.ts'
import { blockOf } from '../../activities/writing/index.ts'
import type { ReportTable } from '../../activities/writing/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { moderatedComments } from './comment-kind.ts'
import { moderatedPosts } from './post-kind.ts'
import type { FoundText, Moderated, QueuePlace } from './writing-kind.ts'

/** All that members write for each other. */
export const kinds: Readonly<Record<WritingKind, Moderated>> = {
  comment: moderatedComments,
  post: moderatedPosts,
}
const kindNames = ['comment', 'post'] as const satisfies readonly WritingKind[]

type Page = { list: ModerationList; from?: string | undefined; limit: number }
type Placed = FoundText & { kind: WritingKind }

/** What waits for a decision, longest first; what is hidden, newest first. One page by keyset, of all kinds together. */
export async function listModerated(
  ctx: ApiContext,
  { list, from, limit }: Page,
): Promise<{ list: ModeratedText[]; next: string | null }> {
  await requireTeam(ctx)
  const asked = { list, from: from ? readPlace(from) : null, limit: limit + 1 }
  const found: Placed[] = []
  for (const kind of kindNames)
    found.push(...(await kinds[kind].page(ctx, asked)).map((one) => ({ ...one, kind })))
  found.sort(orderOf(list))
  const page = found.slice(0, limit)
  const counted = await withReports(ctx, page)
  const last = page.at(-1)
  return { list: counted, next: found.length > limit && last ? writePlace(last, list) : null }
}

/** One of any state, with the reports that nobody has decided on. @throws not_found */
export async function getModerated(
  ctx: ApiContext,
  { kind, id }: { kind: WritingKind; id: number },
): Promise<ModeratedDetail> {
  await requireTeam(ctx)
  const found = await kinds[kind].find(ctx, id)
  const { reports: table } = kinds[kind]
  const { reason, details, createdAt } = table
  const reports = await ctx.db
    .select({ reason, details, createdAt })
    .from(table)
    .where(and(isOpenReport(ctx, table), eq(table.targetId, id)))
    .orderBy(desc(createdAt))
    .limit(50)
  const [text] = await withReports(ctx, [{ ...found, kind }])
  if (!text) throw new Error('A text was lost on the way')
  return {
    ...text,
    reports: reports.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    block: await blockOf(ctx, found.author.id),
  }
}

/** Reports of a kind that nobody has decided on. */
export const isOpenReport = (ctx: ApiContext, table: ReportTable) =>
  inStation(table, ctx, isNull(table.settledAt))

/** By one query for each kind, however many they are. */
async function withReports(ctx: ApiContext, texts: Placed[]): Promise<ModeratedText[]> {
  const found = new Map<string, { count: number; reasons: ReportReason[] }>()
  for (const kind of kindNames) {
    const ids = texts.flatMap((one) => (one.kind === kind ? [one.id] : []))
    if (ids.length === 0) continue
    const { reports: table } = kinds[kind]
    const rows = await ctx.db
      .select({ id: table.targetId, reason: table.reason, reports: count() })
      .from(table)
      .where(and(isOpenReport(ctx, table), inArray(table.targetId, ids)))
      .groupBy(table.targetId, table.reason)
      .orderBy(desc(count()), table.reason)
    for (const { id, reason, reports } of rows) {
      const before = found.get(`${kind} ${id}`) ?? { count: 0, reasons: [] }
      found.set(`${kind} ${id}`, { count: before.count + reports, reasons: [...before.reasons, reason] })
    }
  }
  return texts.map((one) => {
    const { count: reports_count = 0, reasons = [] } = found.get(`${one.kind} ${one.id}`) ?? {}
    return { ...one, reports_count, report_reasons: reasons }
  })
}

const instantOf = ({ waits_since, createdAt }: Placed, list: ModerationList) =>
  Date.parse(list === 'waiting' ? (waits_since ?? createdAt) : createdAt)

/** The same order as each kind's own, with the kinds of one instant by name. */
const orderOf = (list: ModerationList) => (a: Placed, b: Placed) => {
  const order = instantOf(a, list) - instantOf(b, list) || a.kind.localeCompare(b.kind) || a.id - b.id
  return list === 'waiting' ? order : -order
}

const writePlace = (text: Placed, list: ModerationList) => `${instantOf(text, list)}.${text.kind}.${text.id}`

/** The contract has checked its form. */
function readPlace(text: string): QueuePlace {
  const [at, kind, id] = text.split('.')
  return { at: new Date(Number(at)), kind: kind === 'post' ? 'post' : 'comment', id: Number(id) }
}
