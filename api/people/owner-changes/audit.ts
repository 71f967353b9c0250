import { isDeepStrictEqual } from 'node:util'
import { desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { auditLines } from './tables.ts'

type Line = {
  who: string
  participantId: number | null
  what: string
  part: string
  /** What it is called, where neither side says its name. */
  name?: string | undefined
  before?: unknown
  after?: unknown
}

type Within = Pick<ApiContext, 'db' | 'ports'> & { station: { id: number } }

/**
 * Writes one line of the audit log, in the transaction of the change it tells of: what differs, never whole
 * documents.
 */
export const audit = (ctx: Within, line: Line): Promise<void> => auditMany(ctx, [line])

/** The same for several changes of one transaction. */
export async function auditMany({ db, ports, station }: Within, lines: Line[]): Promise<void> {
  if (lines.length === 0) return
  await db.insert(auditLines).values(
    lines.map((line) => ({
      ...line,
      name: nameIn(line),
      ...shortDifferences({ before: line.before, after: line.after }),
      stationId: station.id,
      createdAt: ports.clock.now(),
    })),
  )
}

const longestName = 200

/** What the line is of, as it is called now or was before it went away: a side without it may be what stayed the same. */
function nameIn({ name, after, before }: Line): string | null {
  const said = [name, ...[after, before].flatMap((side) => (isRecord(side) ? [side.name, side.title] : []))]
  const found = said.find((one): one is string => typeof one === 'string' && one.trim() !== '')
  return found ? [...found].slice(0, longestName).join('') : null
}

/** The last line of a part; undefined for content that came with the station. */
export async function lastLine({ db, station }: ApiContext, part: string) {
  const [last] = await db
    .select()
    .from(auditLines)
    .where(inStation(auditLines, { station }, eq(auditLines.part, part)))
    .orderBy(desc(auditLines.id))
    .limit(1)
  return last
}

/** An owner's act, as its line tells of it; of `before` and `after` what tells it from others. */
type Act = { participantId: number; what: string; part: string; before?: object; after?: object }

/** Whether this owner did the same already: then only the answer was lost, and it is done (ADR 0052). */
export async function wasDone(
  { db, station }: Pick<ApiContext, 'db'> & { station: { id: number } },
  { participantId, what, part, before, after }: Act,
): Promise<boolean> {
  const has = (column: PgColumn, value: object | undefined) =>
    value && sql`${column} @> ${JSON.stringify(value)}::jsonb`
  const [line] = await db
    .select({ id: auditLines.id })
    .from(auditLines)
    .where(
      inStation(
        auditLines,
        { station },
        eq(auditLines.participantId, participantId),
        eq(auditLines.what, what),
        eq(auditLines.part, part),
        has(auditLines.before, before),
        has(auditLines.after, after),
      ),
    )
    .limit(1)
  return line !== undefined
}

type Sides = { before: unknown; after: unknown }

/** Characters of one text that are kept; fewer where a change has many texts. */
const textLengths = [1_000, 200]
/** Characters of a side. A line of the log is about a change, not a copy of what was changed. */
const mostCharacters = 8_000
/** Characters before the first difference of two texts. */
const lead = 100

/**
 * What differs between two values, each side bounded: equal fields left out, equal entries of a list null, long texts
 * cut around their first difference; of what is larger still a digest (SEC-35). Pure.
 */
export function shortDifferences({ before, after }: Sides): Sides {
  for (const longest of textLengths) {
    const cut = pruned({ before: before ?? null, after: after ?? null }, longest)
    if (isShort(cut.before) && isShort(cut.after)) return cut
  }
  return { before: summary(before), after: summary(after) }
}

const isShort = (value: unknown) => JSON.stringify(value ?? null).length <= mostCharacters
const summary = (value: unknown) => (isShort(value) ? (value ?? null) : { digest: digestOf(value) })
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function pruned({ before, after }: Sides, longest: number): Sides {
  if (typeof before === 'string' || typeof after === 'string') return cutTexts({ before, after }, longest)
  if (isRecord(before) || isRecord(after)) return prunedRecords({ before, after }, longest)
  if (holdsRecords(before) || holdsRecords(after)) return prunedLists({ before, after }, longest)
  return { before, after }
}

const holdsRecords = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isRecord)

function prunedRecords({ before, after }: Sides, longest: number): Sides {
  const [a, b] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const changed = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => !isDeepStrictEqual(a[key], b[key]),
  )
  const sides = changed.map((key) => [key, pruned({ before: a[key], after: b[key] }, longest)] as const)
  const side = (which: keyof Sides) =>
    Object.fromEntries(sides.flatMap(([key, cut]) => (cut[which] === undefined ? [] : [[key, cut[which]]])))
  return {
    before: isRecord(before) ? side('before') : before,
    after: isRecord(after) ? side('after') : after,
  }
}

function prunedLists({ before, after }: Sides, longest: number): Sides {
  const [a, b]: [unknown[], unknown[]] = [
    Array.isArray(before) ? before : [],
    Array.isArray(after) ? after : [],
  ]
  const cut = (one: unknown, other: unknown, which: keyof Sides) =>
    isDeepStrictEqual(one, other)
      ? null
      : pruned(which === 'before' ? { before: one, after: other } : { before: other, after: one }, longest)[
          which
        ]
  return {
    before: Array.isArray(before) ? a.map((one, at) => cut(one, b[at], 'before')) : before,
    after: Array.isArray(after) ? b.map((one, at) => cut(one, a[at], 'after')) : after,
  }
}

/** Half a letter at an edge of what is cut would not be text any more. */
function cutTexts({ before, after }: Sides, longest: number): Sides {
  const from = firstDifference(before, after, longest)
  const cut = (text: unknown) =>
    typeof text === 'string' && text.length > longest
      ? `${from > 0 ? '…' : ''}${text.slice(from, from + longest)}…`.replace(/\p{Cs}/gu, '')
      : text
  return { before: cut(before), after: cut(after) }
}

/** Where two long texts are begun to be shown. */
function firstDifference(one: unknown, other: unknown, longest: number): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at + lead < longest ? 0 : at - lead
}
