import { eq, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { participants } from '../access/tables.ts'
import { moveOwnValues } from '../own-fields/index.ts'
import { registrationMoved } from './events.ts'
import { activations, consents } from './tables.ts'
import { onboardingTexts } from './texts.ts'

type Account = typeof participants.$inferSelect

const unopened = ['imported', 'invited'] as const

/** Whether the team brought an account that nobody has opened. Pure. */
export const isUnopened = ({ status }: Pick<Account, 'status'>): boolean =>
  unopened.some((one) => one === status)

/**
 * Opens the account that the team brought for a mailbox, by a registration whose e-mail was proved: it keeps its number, tags and points, and
 * gets what its person typed; the registration ends. In the transaction of `ctx`, which holds the registration. Null where the team brought
 * none. @throws conflict where the CPF is another one
 */
export async function takeOver(
  ctx: ApiContext,
  { id, email }: { id: number; email: string },
): Promise<Account | null> {
  const { db } = ctx
  const brought = inStation(
    participants,
    ctx,
    eq(participants.email, email),
    inArray(participants.status, unopened),
  )
  const [known] = await db.select().from(participants).where(brought).for('update')
  if (!known) return null
  const itself = withId(participants, ctx, id, eq(participants.status, 'inactive'))
  const [registration] = await db.select().from(participants).where(itself)
  if (!registration) throw new ApiError('already_done', onboardingTexts.activation.done)
  if (known.cpf && registration.cpf && known.cpf !== registration.cpf)
    throw new ApiError('conflict', onboardingTexts.emailTaken)
  await moveRegistration(ctx, { from: id, to: known.id })
  await db.delete(participants).where(itself)
  const { name, passwordHash, tel, birthday, state, city, cpf, legalAsked } = registration
  const [opened] = await db
    .update(participants)
    .set({
      ...{ status: 'active', name, passwordHash, legalAsked, cpf: cpf ?? known.cpf, tel: tel ?? known.tel },
      ...{ birthday: birthday ?? known.birthday, state: state ?? known.state, city: city ?? known.city },
      emailProvedAt: ctx.ports.clock.now(),
    })
    .where(withId(participants, ctx, known.id))
    .returning()
  return opened ?? null
}

async function moveRegistration(ctx: ApiContext, { from, to }: { from: number; to: number }): Promise<void> {
  for (const table of [activations, consents])
    await ctx.db
      .update(table)
      .set({ participantId: to })
      .where(inStation(table, ctx, eq(table.participantId, from)))
  await moveOwnValues(ctx, { from, to })
  await registrationMoved.publish(ctx, { from, to })
}
