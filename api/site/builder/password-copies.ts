import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { lockAccounts } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { AccountAt } from '../../people/recovery/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { siteDrafts } from './tables.ts'

type Account = { id: number; email: string; passwordHash: string }

/**
 * The accounts that share an account's password because the wizard copied it: of one person here, on the station that
 * makes stations, and on those they made. A hash is salted: the same one twice is a copy. Locks the account that made
 * them first, as making another one does, so that none is left out and nobody waits in a circle (ADR 24, 74).
 */
export async function passwordCopies(ctx: ApiContext, account: Account): Promise<AccountAt[]> {
  const here = { stationId: ctx.station.id, id: account.id }
  const maker = (await makerOf(ctx, account)) ?? here
  await lockAccounts({ db: ctx.db, station: { id: maker.stationId } }, [maker.id])
  const made = ctx.db
    .select({ id: siteDrafts.madeStationId })
    .from(siteDrafts)
    .where(
      inStation(
        siteDrafts,
        maker,
        eq(siteDrafts.participantId, maker.id),
        isNotNull(siteDrafts.madeStationId),
      ),
    )
  const isMaker = withId(participants, maker, maker.id)
  const same = await ctx.db
    .select({ stationId: participants.stationId, id: participants.id })
    .from(participants)
    .where(and(isCopyOf(account), or(isMaker, inArray(participants.stationId, made))))
  return same.filter(({ stationId, id }) => stationId !== here.stationId || id !== here.id)
}

const isCopyOf = ({ email, passwordHash }: Account) =>
  and(eq(participants.email, email), eq(participants.passwordHash, passwordHash))

/** The account of the same person that made this station, if it has the same password. */
async function makerOf({ db, station }: ApiContext, account: Account): Promise<AccountAt | undefined> {
  const [maker] = await db
    .select({ stationId: participants.stationId, id: participants.id })
    .from(siteDrafts)
    .innerJoin(participants, withId(participants, siteDrafts, siteDrafts.participantId))
    .where(and(eq(siteDrafts.madeStationId, station.id), isCopyOf(account)))
  return maker
}
