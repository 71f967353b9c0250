import { asc, inArray, ne } from 'drizzle-orm'
import type { findPointPeople as findCall } from '#contract/console/points/endpoints.ts'
import type { PersonPoints } from '#contract/console/points/schemas.ts'
import type { Answer } from '#contract/endpoint.ts'
import { balanceOf } from '../../ledger/index.ts'
import { participants, plainOrder } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one, withId } from '../../platform/db/rows.ts'
import { peopleFound } from '../people-found.ts'
import { newestOf } from './handled-points.ts'
import { fourEyesAbove } from './point-settings.ts'
import { pointTexts as texts } from './texts.ts'

const mostFound = 20

/** Whom a search means, by name; nobody who left. @throws forbidden */
export async function findPointPeople(
  ctx: ApiContext,
  { search }: { search: string },
): Promise<Answer<typeof findCall>> {
  await requireTeam(ctx)
  const found = await peopleFound(ctx, search)
  if (!found) return []
  return ctx.db
    .select({ id: participants.id, name: participants.name, email: participants.email })
    .from(participants)
    .where(
      inStation(
        participants,
        ctx,
        'ids' in found ? inArray(participants.id, found.ids) : found.where,
        ne(participants.status, 'deleted'),
      ),
    )
    .orderBy(asc(plainOrder(participants.name)), asc(participants.id))
    .limit(mostFound)
}

/** A person's points as the page shows them. @throws forbidden, not_found */
export async function getPersonPoints(ctx: ApiContext, { id }: { id: number }): Promise<PersonPoints> {
  const owner = await requireTeam(ctx)
  const { status, ...person } = await personInStation(ctx, id)
  const { availableH, heldH } = await balanceOf(ctx, id)
  return {
    ...{ person, availableH, heldH, closed: closedFor({ id, status }, owner) },
    fourEyesAboveCents: await fourEyesAbove(ctx),
    acts: await newestOf(ctx, id),
  }
}

/** Who it is, of whatever status. @throws not_found */
export const personInStation = (ctx: ApiContext, id: number) =>
  ctx.db
    .select({
      id: participants.id,
      name: participants.name,
      email: participants.email,
      status: participants.status,
    })
    .from(participants)
    .where(withId(participants, ctx, id))
    .then(one(texts.unknown))

type Person = { id: number; status: (typeof participants.$inferSelect)['status'] }

/** Why nobody's points can be moved here: one's own, or of who is not there. Suspended accounts keep their wallet. Pure. */
export function closedFor({ id, status }: Person, owner: { id: number }): PersonPoints['closed'] {
  if (status === 'deleted') return status
  if (status === 'inactive' || status === 'pending' || status === 'refused') return 'inactive'
  return id === owner.id ? 'mine' : null
}
