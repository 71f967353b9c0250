import { type AnyColumn, and, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import type { ModeratedText, ModerationList, WritingKind } from '#contract/console/moderation/schemas.ts'
import type { ReportTable, WritingState } from '../../activities/writing/tables.ts'
import type { ApiContext } from '../../platform/context.ts'

/** A text as its table has it, with who wrote it and where. */
export type FoundText = Omit<ModeratedText, 'kind' | 'reports_count' | 'report_reasons'>

/** What decisions go by. */
export type TextRow = {
  participantId: number
  description: string
  state: WritingState
  waitsSince: Date | null
}
export type NewState = { state: WritingState; reason: string }

/** A kind of text that owners decide on: where it stands, and how it changes. */
export type Moderated = {
  reports: ReportTable
  /** A page of what waits, longest first, or of what is hidden, newest first. */
  page(ctx: ApiContext, asked: QueuePage): Promise<FoundText[]>
  /** @throws not_found */
  find(ctx: ApiContext, id: number): Promise<FoundText>
  row(ctx: ApiContext, id: number): Promise<TextRow>
  /** Under its lock, counters included; `decide` answers null where nothing is to do. @throws not_found, what `decide` does */
  change(ctx: ApiContext, id: number, decide: (row: TextRow) => NewState | null): Promise<void>
  /** Where its author finds it. */
  path(id: number): string
}

export type QueuePlace = { at: Date; kind: WritingKind; id: number }
export type QueuePage = { list: ModerationList; from: QueuePlace | null; limit: number }

/** By these two the queue is in order, and by the kind between them. */
type Order = { at: AnyColumn; id: AnyColumn }

/** Rows of a kind behind a place of the queue, which all kinds share. */
export function isBehind({ list, from }: QueuePage, kind: WritingKind, { at, id }: Order): SQL | undefined {
  if (!from) return undefined
  const [behind, orSame] = list === 'waiting' ? [gt, gte] : [lt, lte]
  if (kind === from.kind) return or(behind(at, from.at), and(eq(at, from.at), behind(id, from.id)))
  const isLater = list === 'waiting' ? kind > from.kind : kind < from.kind
  return isLater ? orSame(at, from.at) : behind(at, from.at)
}
