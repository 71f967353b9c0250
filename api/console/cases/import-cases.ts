import { desc, inArray } from 'drizzle-orm'
import type { importCases as call } from '#contract/console/cases/endpoints.ts'
import type { CaseImport } from '#contract/console/cases/schemas.ts'
import type { UploadFields } from '#contract/endpoint.ts'
import { areaFacts, type CaseArea } from '#contract/services/consultancies/areas.ts'
import { makeOnce, type Outcome, ownerChange, requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { claimKeys, type Upload } from '../../platform/files/index.ts'
import { enqueue } from '../../platform/jobs/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { importCasesJob, importTexts, storeCaseFile } from '../../services/consultancies/index.ts'
import { caseImports } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOwnImport, requireOwnArea } from '../own-areas.ts'

type Stored = Awaited<ReturnType<typeof storeCaseFile>>
type Begun = { id: number; isNew: boolean }

const perHour = { name: 'case-import', points: 30, durationSeconds: 3_600 }

/**
 * Takes a file of cases, looks at its header, and has the rest done outside the request: `getCaseImport` tells what comes of it
 * (LEG-02, CTB-02). The same form with the same file is one import. @throws forbidden, not_found, too_many_requests, conflict, and
 * invalid_input with `fields.file`
 */
export function importCases(
  ctx: ApiContext,
  upload: Upload<UploadFields<typeof call>>,
  key: string | undefined,
): Promise<{ id: number }> {
  return upload.stream(async (file, { area }) => {
    requireOption(ctx, 'unionServices')
    const { id: by } = await requireTeam(ctx)
    requireOwnArea(ctx, area)
    await limit(ctx, { ...perHour, key: `${ctx.station.id}:${by}` }, tooOften)
    const stored = await storeCaseFile(ctx, file)
    try {
      const { id, isNew } = await begin(ctx, { area, stored, key })
      if (!isNew) await stored.discard()
      return { id }
    } catch (error) {
      await stored.discard().catch(() => {})
      throw error
    }
  })
}

type Sent = { area: CaseArea; stored: Stored; key: string | undefined }

function begin(ctx: ApiContext, { area, stored, key }: Sent): Promise<Begun> {
  return ownerChange(ctx, { locks: ['cases'] }, (ctx, owner) => {
    const make = async () => {
      await requireIdle(ctx)
      const { key: fileKey, charset } = stored
      const row = await insertRow(ctx.db, caseImports, {
        ...{ stationId: ctx.station.id, area, fileKey, charset, state: 'checking' },
        ...{ lines: 0, written: 0, created: 0, problemCount: 0, problems: [] },
        ...{ ownerId: owner.id, ownerName: owner.name, createdAt: ctx.ports.clock.now() },
      })
      await claimKeys(ctx, [fileKey])
      await enqueue(ctx, importCasesJob, { stationId: ctx.station.id, importId: row.id })
      const done = {
        ...{ what: 'case-import.create', part: `case-import:${row.id}` },
        after: { name: areaFacts[area].name },
      }
      return { id: row.id, answer: { done, answer: () => ({ id: row.id, isNew: true }) } }
    }
    const sent = { key, by: owner.id, what: 'case-import', input: { area, digest: stored.digest } }
    return makeOnce<Outcome<Begun>>(ctx, sent, make, async (id) => ({ answer: () => ({ id, isNew: false }) }))
  })
}

/** One after the other: two files that say something of the same case would not know which is the last. @throws invalid_input */
export async function requireIdle({ db, station }: ApiContext): Promise<void> {
  const running = inStation(caseImports, { station }, inArray(caseImports.state, ['checking', 'writing']))
  if ((await db.$count(caseImports, running)) > 0) throw ApiError.fields({ file: importTexts.busy })
}

const mostListed = 10

/** The last imports, newest first. @throws forbidden, not_found */
export async function listCaseImports(ctx: ApiContext): Promise<CaseImport[]> {
  requireOption(ctx, 'unionServices')
  await requireTeam(ctx)
  const rows = await ctx.db
    .select()
    .from(caseImports)
    .where(inStation(caseImports, ctx, isOwnImport(ctx)))
    .orderBy(desc(caseImports.id))
    .limit(mostListed)
  return rows.map(toAnswer)
}

/** How far an import is. @throws forbidden, not_found */
export async function getCaseImport(ctx: ApiContext, id: number): Promise<CaseImport> {
  requireOption(ctx, 'unionServices')
  await requireTeam(ctx)
  const row = await ctx.db
    .select()
    .from(caseImports)
    .where(withId(caseImports, ctx, id, isOwnImport(ctx)))
    .then(one(importTexts.gone))
  return toAnswer(row)
}

const toAnswer = ({
  createdAt,
  endedAt,
  ownerName,
  confirmedLines: _,
  ...row
}: typeof caseImports.$inferSelect): CaseImport => ({
  ...row,
  by: ownerName,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

const tooOften = (retryAfterSeconds: number) =>
  new ApiError('too_many_requests', importTexts.tooOften(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
