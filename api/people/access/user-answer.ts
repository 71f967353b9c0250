import type { User } from '#contract/people/access/schemas.ts'
import { entryOf } from '#contract/stations/registry/entry.ts'
import { accessOf } from '#contract/stations/registry/gates.ts'
import { askedIn } from '#contract/stations/registry/legal-said.ts'
import { toPermissions } from '#contract/team.ts'
import { purseOf } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { isBlocked } from './account-state.ts'
import { openToMember, planOfMember } from './events.ts'
import { type MemberRead, takeMember } from './member-read.ts'
import { isOfPayments } from './of-payments.ts'
import { participants } from './tables.ts'
import { rolesOf } from './team-roles.ts'
import { accessTexts } from './texts.ts'

type Row = typeof participants.$inferSelect

/** What the UI may ask for (ACC-21). Unknown values mean nothing to it. */
const permissionsOf = (row: Row): string[] => toPermissions(rolesOf(row))

/** The user entity of the specification (D1§3) for a participant of the call's station; `wallet` where it is known. */
export async function userAnswer(ctx: ApiContext, row: Row, wallet?: MemberRead['wallet']): Promise<User> {
  const isOpen = !isBlocked(row)
  const { availableH, owedH } = wallet ?? (await purseOf(ctx, row.id))
  return {
    content: contentOf(ctx, row),
    points: availableH / 100,
    owed: owedH / 100,
    is_first_login: row.firstLogin,
    permissions: permissionsOf(row),
    opens: await openToMember.ask(ctx, { participantId: row.id }),
    ...(ctx.needsCodes && row.codesSince === null && rolesOf(row).length > 0 && { needs_codes: true }),
    validToken: isOpen && row.briefingDone,
  }
}

function contentOf(ctx: ApiContext, row: Row): User['content'] {
  const { station } = ctx
  const { features, name, establishment } = station.config
  const company = { id: station.id, name: establishment?.fullSocialName ?? name }
  const link = row.hasEstablishment ? company : null
  return {
    id: row.id,
    name: row.name,
    cpf: row.cpf,
    tel: row.tel,
    email: row.email,
    birthday: row.birthday,
    ...typedAtPayment(row),
    state: row.state,
    city: row.city,
    image: row.image,
    type_id: row.role === 'owner' ? 1 : 2,
    active: row.status === 'inactive' ? 0 : 1,
    status: row.status,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    ...(row.deletesAt === null ? {} : { deletes_at: row.deletesAt.toISOString() }),
    ...(row.legalAsked < askedIn(station.config.legal) ? { must_accept: true } : {}),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    ...(row.suspendedReason === null ? {} : { suspended_reason: row.suspendedReason }),
    ...refusalOf(ctx, row),
    briefingDone: row.briefingDone,
    establishment_user: link && { user_id: row.id, establishment_id: link.id },
    user_establishments: link ? [{ establishment_id: link.id }] : [],
    establishments: link ? [link.name] : [],
    establishment_participant: link,
    establishment: link,
    station: {
      id: station.id,
      name,
      ...accessOf((feature) => features[feature]),
    },
  }
}

/** Why the team did not let somebody in, and whether they may ask once more (PPL-15). */
function refusalOf({ station }: ApiContext, { status, refusedReason }: Row) {
  if (status !== 'refused') return {}
  const { mayAskAgain } = entryOf(station.config.behaviour)
  return { may_ask_again: mayAskAgain, ...(refusedReason !== null && { refused_reason: refusedReason }) }
}

/** The user of the session (ACC-06), also of a blocked account; by its id with the plan that it has. @throws forbidden for anybody else's id */
export async function getUserWeb(ctx: ApiContext, id: number | 'me'): Promise<User> {
  const { actor, db } = ctx
  if (actor.kind !== 'participant' || (id !== 'me' && id !== actor.id))
    throw new ApiError('forbidden', accessTexts.notYou)
  const known = takeMember(actor)
  if (known && id === 'me') return userAnswer(ctx, known.row, known.wallet)
  const [row] = await db
    .select()
    .from(participants)
    .where(withId(participants, ctx, actor.id))
  if (!row) throw new ApiError('not_authenticated', accessTexts.notYou)
  const answer = await userAnswer(ctx, row)
  if (id === 'me') return answer
  const [subscription = null] = await planOfMember.ask(ctx, { participantId: actor.id })
  return { ...answer, content: { ...answer.content, subscription } }
}

/** What of a person the next payment may correct, where there is any (GAP-156). */
function typedAtPayment(row: Row): { typed_at_payment?: ('cpf' | 'birthday')[] } {
  const open = (['cpf', 'birthday'] as const).filter((name) => row[name] && isOfPayments(row, name))
  return open.length > 0 ? { typed_at_payment: open } : {}
}
