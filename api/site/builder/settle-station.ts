import type { StationFolder } from '#stations/schema.ts'
import { createParticipant } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { missingData } from '../../people/onboarding/index.ts'
import { audit } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import type { Once } from './made-stations.ts'
import { readDraft } from './site-draft.ts'
import { siteDrafts } from './tables.ts'

type Person = typeof participants.$inferSelect

/** Owner and history of a station that was just written, and the end of its draft; in the transaction that writes it. */
export async function settleStation(
  ctx: ApiContext,
  folder: StationFolder,
  person: Person,
  once?: Once,
): Promise<void> {
  const { id, slug } = folder.config
  const { stationId: _, id: personId, ...account } = person
  const owner = await createParticipant(
    { ...ctx, station: { id } },
    { ...account, role: 'owner', status: 'active', firstLogin: false, briefingDone: true },
  )
  if (!owner) throw new Error('The owner of a new station met another participant')
  await audit(
    { ...ctx, station: { id } },
    {
      who: person.name,
      participantId: owner.id,
      what: 'station.create',
      part: 'station',
      after: { name: folder.config.name, slug },
    },
  )
  await closeDraft(ctx, personId, id, once)
  await settleIn(ctx, person)
}

/**
 * The wizard is an onboarding too (ONB-14), but asks for less than taking part here does: who made a station is through
 * here only once everything is there that every participant gives. Others are asked for the rest when they come in
 * (ACC-03, ONB-11, GAP-21); in their own station nothing stops them.
 */
async function settleIn(ctx: ApiContext, person: Person): Promise<void> {
  if ((await missingData(ctx, person)).length > 0) return
  await ctx.db
    .update(participants)
    .set({ briefingDone: true, firstLogin: false })
    .where(withId(participants, ctx, person.id))
}

/** The open draft becomes this station; without one, a closed draft remembers who made it. */
async function closeDraft(ctx: ApiContext, participantId: number, madeStationId: number, once?: Once) {
  const now = ctx.ports.clock.now()
  const { id, data } = await readDraft(ctx)
  const values = {
    madeStationId,
    idempotencyKey: once?.key ?? null,
    inputDigest: once?.digest ?? null,
    updatedAt: now,
  }
  if (id === null) {
    const row = { stationId: ctx.station.id, participantId, data, createdAt: now }
    await ctx.db.insert(siteDrafts).values({ ...row, ...values })
  } else
    await ctx.db
      .update(siteDrafts)
      .set(values)
      .where(withId(siteDrafts, ctx, id))
}
