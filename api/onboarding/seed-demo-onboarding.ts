import { and, asc, eq } from 'drizzle-orm'
import { inviteBody } from '#contract/activity-types/invite-body.ts'
import { participants } from '../access/tables.ts'
import { activities } from '../activities/tables.ts'
import { inTransaction, type PlatformContext } from '../context.ts'
import { invitations } from '../invitations/tables.ts'
import { stations } from '../stations/tables.ts'
import { affiliates } from './tables.ts'

type Affiliate = Omit<typeof affiliates.$inferInsert, 'stationId' | 'id'>

/** A list as an association keeps one: most with everything, one without an e-mail, one with the name only. */
const list: Affiliate[] = [
  {
    cpf: '11144477735',
    name: 'Renata Farias',
    email: 'renata.farias@exemplo.com.br',
    tel: '92991230001',
    birthday: '1984-09-03',
  },
  { cpf: '12345678909', name: 'Tiago Monteiro', email: 'tiago.monteiro@exemplo.com.br', tel: '92991230002' },
  { cpf: '98765432100', name: 'Lúcia Bastos', email: 'lucia.bastos@exemplo.com.br' },
  { cpf: '39053344705', name: 'Otávio Prates', email: 'otavio.prates@exemplo.com.br', tel: '92991230004' },
  { cpf: '86288366757', name: 'Nair Queiroz', email: 'nair.queiroz@exemplo.com.br', tel: '92991230005' },
  { cpf: '74682489070', name: 'Antônio Sá', email: null, tel: '9232340006' },
]

/**
 * What the demo shows of this area: affiliates where a station lets only them in, and an invitation that
 * was accepted, so that 'Meus convites' is not empty. Twice is once. Demo mode only.
 */
export async function seedDemoOnboarding(platform: PlatformContext, stationId: number): Promise<void> {
  await inTransaction(platform, async (ctx) => {
    if (await asksAffiliates(ctx, stationId))
      await ctx.db
        .insert(affiliates)
        .values(list.map((one) => ({ ...one, stationId })))
        .onConflictDoNothing()
    await seedInvitation(ctx, stationId)
  })
}

async function asksAffiliates({ db }: PlatformContext, stationId: number): Promise<boolean> {
  const [row] = await db.select({ config: stations.config }).from(stations).where(eq(stations.id, stationId))
  return (row?.config as { behaviour?: { signup?: string } })?.behaviour?.signup === 'affiliate'
}

/** Owners of the demo have written since: what they wrote is not taken as it is, or it could keep the server from starting. */
async function seedInvitation(ctx: PlatformContext, stationId: number): Promise<void> {
  const [activity] = await ctx.db
    .select({ id: activities.id, body: activities.body })
    .from(activities)
    .where(and(eq(activities.stationId, stationId), eq(activities.typeId, 1)))
    .orderBy(asc(activities.id))
    .limit(1)
  const inviter = await idOf(ctx, stationId, 'participante@exemplo.com.br')
  const invited = await idOf(ctx, stationId, 'novo@exemplo.com.br')
  const rewards = inviteBody.schema.safeParse(activity?.body)
  if (!activity || !rewards.success || !inviter || !invited) return
  await ctx.db
    .insert(invitations)
    .values({
      stationId,
      activityId: activity.id,
      inviterId: inviter,
      invitedId: invited,
      pointsInviterH: Math.round(rewards.data.pointsInviter * 100),
      pointsInvitedH: Math.round(rewards.data.pointsInvited * 100),
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
}

async function idOf({ db }: PlatformContext, stationId: number, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.stationId, stationId), eq(participants.email, email)))
  return row?.id
}
