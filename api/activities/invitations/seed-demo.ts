import { asc, eq } from 'drizzle-orm'
import { invitation } from '#contract/activity-types/invitation.ts'
import { inviteBody } from '#contract/activity-types/invite-body.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { activities } from '../participation/tables.ts'
import { acceptInvite } from './accept-invite.ts'

/** An invitation that was accepted, so that 'Meus convites' is not empty. */
export async function seedDemoInvitation({ ctx, isNew, callsOf }: Demo): Promise<void> {
  const inviter = callsOf('participante')
  const invited = callsOf('novo')
  const code = isNew ? await firstCode(ctx) : undefined
  if (!inviter || !invited || !code) return
  await acceptInvite(ctx, invited.participantId, `${code}-U${inviter.participantId}-E${ctx.station.id}`)
}

async function firstCode({ db, station }: ApiContext): Promise<string | undefined> {
  const [activity] = await db
    .select({ body: activities.body })
    .from(activities)
    .where(inStation(activities, { station }, eq(activities.typeId, invitation.id)))
    .orderBy(asc(activities.id))
    .limit(1)
  return inviteBody.schema.safeParse(activity?.body).data?.code
}
