import { asc, eq } from 'drizzle-orm'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { dependents } from './tables.ts'

/** The dependents of a participant by name, as the wire calls them (ACT-S12). */
export function dependentsOf({ db, station }: ApiContext, participantId: number) {
  return db
    .select({ id: dependents.id, dependente: dependents.name, parentesco: dependents.kinship })
    .from(dependents)
    .where(inStation(dependents, { station }, eq(dependents.participantId, participantId)))
    .orderBy(asc(dependents.name), asc(dependents.id))
}

/** The caller's dependents. */
export const listDependents = async (ctx: ApiContext) => ({ content: await dependentsOf(ctx, memberOf(ctx)) })
