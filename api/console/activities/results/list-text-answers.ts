import { count, desc, eq, isNotNull, lt, min, or, sql } from 'drizzle-orm'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { videoColumns, videoOf } from '../../../activities/research/index.ts'
import { researchAnswers, researchResponses, researchUploads } from '../../../activities/research/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { foundIn } from '../../../platform/db/found-in.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { ApiError } from '../../../platform/errors.ts'
import { activityInStation } from '../activity-rows.ts'
import { managedActivityTexts as texts } from '../texts.ts'
import { anonymityOf } from './anonymity-of.ts'
import { versionInStation } from './version-in-station.ts'

type Query = {
  id: number
  question: number
  version?: number | undefined
  search?: string | undefined
  before?: number | undefined
  limit: number
}

/** So many answers a search looks at before it says where to go on: all of a hundred thousand keep others waiting (SEC-70). */
const mostSearched = 2_000

/**
 * What people said in their own words, or in a video, to one question, newest first, all words of a search in it. A search that has more to
 * look at says so by `next`, whether or not it found something. Anonymous ones come without the day, and before there are twenty
 * with nothing that says which answers to other questions are of the same person (SEC-93). @throws not_found
 */
export async function listTextAnswers(ctx: ApiContext, query: Query) {
  await requireTeam(ctx)
  await activityInStation(ctx, query.id)
  const { version, research } = await versionInStation(ctx, query.id, query.version)
  const question = research.questions.find((one) => one.id === query.question)
  if (!question) throw new ApiError('not_found', texts.unknownQuestion)
  const asked = { question: question.question, type_id: question.type }
  const anonymity = await anonymityOf(ctx, query.id, version)
  const isApart = anonymity === 'by question'
  // All of them: a second page would begin at a number.
  const { search = '', limit, before } = isApart ? { ...query, ...allApart } : query
  const looked = newestTexts(ctx, { ...query, before, version }, search ? mostSearched : limit + 1)
  const rows = await (search ? searched(ctx, looked, search, limit + 1) : ctx.db.select().from(looked))
  const found = rows.slice(0, limit).map(({ upload, file, ...row }) => ({
    ...row,
    text: row.text ?? '',
    video: videoOf({ upload, file }, row.id),
    createdAt: anonymity === 'none' ? row.createdAt.toISOString() : null,
  }))
  const list = isApart ? apart(found) : found
  if (rows.length > limit) return { ...asked, list, next: list.at(-1)?.id ?? null }
  const [end] = search ? await ctx.db.select({ count: count(), oldest: min(looked.id) }).from(looked) : []
  return { ...asked, list, next: end?.count === mostSearched ? end.oldest : null }
}

const allApart = { limit: researchLimits.leastJoined, before: undefined }

/** In the order and with numbers of their words alone. Pure. */
const apart = <Row extends { id: number; text: string }>(rows: readonly Row[]): Row[] =>
  [...rows]
    .sort((one, other) => one.text.localeCompare(other.text, 'pt-BR'))
    .map((row, at) => ({ ...row, id: at + 1 }))

/** Texts to one question of one version, newest first. */
function newestTexts({ db, station }: ApiContext, { id, question, version, before }: Query, most: number) {
  const { stationId, responseId, text } = researchAnswers
  return db
    .select({ id: responseId, text, ...videoColumns, createdAt: researchResponses.createdAt })
    .from(researchAnswers)
    .innerJoin(researchResponses, withId(researchResponses, { stationId }, responseId))
    .leftJoin(researchUploads, withId(researchUploads, { stationId }, researchAnswers.file))
    .where(
      inStation(
        researchAnswers,
        { station },
        eq(researchAnswers.activityId, id),
        eq(researchAnswers.version, version ?? 0),
        eq(researchAnswers.questionId, question),
        eq(researchAnswers.optionId, 0),
        or(isNotNull(text), isNotNull(researchAnswers.file)),
        eq(researchResponses.isUndone, false),
        before ? lt(responseId, before) : undefined,
      ),
    )
    .orderBy(desc(responseId))
    .limit(most)
    .as('looked')
}

/** Each text is made plain once, however many words are looked for. */
function searched({ db }: ApiContext, looked: Looked, search: string, most: number) {
  const { id, text, upload, file, createdAt } = looked
  const shown = { id, text, upload, file, createdAt }
  const plain = db
    .select({ ...shown, plain: sql<string>`search_text(${text})`.as('plain') })
    .from(looked)
    .limit(mostSearched)
    .as('plain')
  return db
    .select({
      id: plain.id,
      text: plain.text,
      upload: plain.upload,
      file: plain.file,
      createdAt: plain.createdAt,
    })
    .from(plain)
    .where(foundIn(sql`${plain.plain}`, search))
    .orderBy(desc(plain.id))
    .limit(most)
}
type Looked = ReturnType<typeof newestTexts>
