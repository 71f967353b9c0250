import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Today } from '#contract/console/schemas.ts'
import { invitationMails } from '../activities/invitations/tables.ts'
import { activities, isOnAir } from '../activities/participation/tables.ts'
import { participants } from '../people/access/tables.ts'
import { requireTeam } from '../people/owner-changes/index.ts'
import { type ApiContext, may } from '../platform/context.ts'
import { inStation } from '../platform/db/rows.ts'
import { figuresFor } from './figures.ts'

/**
 * How the station does, and for whoever makes the site how far a new station came: whether an activity is on air, and whether somebody
 * was invited or came. @throws forbidden
 */
export async function getToday(ctx: ApiContext): Promise<Today> {
  const isOfSite = may(ctx, 'site')
  await requireTeam(ctx)
  const [figures, activityOnAir, hasPeople, hasMailed] = await Promise.all([
    figuresFor(ctx),
    isOfSite && isThere(ctx, activities, inStation(activities, ctx, isOnAir)),
    isOfSite &&
      isThere(
        ctx,
        participants,
        inStation(participants, ctx, eq(participants.role, 'participant'), eq(participants.status, 'active')),
      ),
    isOfSite && isThere(ctx, invitationMails, inStation(invitationMails, ctx)),
  ])
  return { figures, activityOnAir, invited: hasPeople || hasMailed }
}

async function isThere({ db }: ApiContext, table: PgTable, which: SQL): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(table).where(which).limit(1)
  return found.length > 0
}
