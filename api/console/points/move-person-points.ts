import { randomUUID } from 'node:crypto'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { centsForHundredths, hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { mostPointCents, type PersonPoints, type PointAct } from '#contract/console/points/schemas.ts'
import { balanceOf, lockWallets, transfer } from '../../ledger/index.ts'
import { lockAccounts } from '../../people/access/index.ts'
import { tellMember } from '../../people/notices/index.ts'
import type { Teammate } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { closedFor, getPersonPoints, keyPrefix, personInStation } from './person-points.ts'
import { pointTexts as texts } from './texts.ts'

const wallets: OwnerPart = { locks: [], isPublic: false }

/**
 * Gives points to a person from the programme, or takes some back to it: a line of its own in the ledger, never another one changed, with
 * kind and reason in the statement (GAP-162). Once for each form; a debit takes no more than is there.
 * @throws forbidden, not_found, conflict, invalid_input
 */
export function movePersonPoints(
  ctx: ApiContext,
  input: PointAct & { id: number },
  key?: string,
): Promise<PersonPoints> {
  const { id } = input
  return changePart(ctx, wallets, {}, async (ctx, owner) => {
    await personInStation(ctx, id)
    // Person first, then the wallet (ADR 24).
    await lockAccounts(ctx, [id])
    return makePart(ctx, owner, {
      what: 'points',
      key,
      input,
      make: () => move(ctx, owner, input),
      answer: (ctx) => getPersonPoints(ctx, { id }),
    })
  })
}

async function move(ctx: ApiContext, owner: Teammate, { id, ...act }: PointAct & { id: number }) {
  const person = await personInStation(ctx, id)
  const closed = closedFor(person, owner)
  if (closed) throw new ApiError('conflict', texts.closed[closed])
  const amountH = await amountOf(ctx, id, act)
  const wallet = { kind: 'wallet', participantId: id } as const
  const programme = { kind: 'programme' } as const
  const isCredit = act.direction === 'credit'
  const moved = await transfer(ctx, {
    key: `${keyPrefix}${randomUUID()}`,
    cause: 'adjustment',
    note: texts.note(texts.kinds[act.kind], act.reason),
    amountH,
    from: isCredit ? programme : wallet,
    to: isCredit ? wallet : programme,
  })
  await tellMember(ctx, {
    kind: isCredit ? 'points-given' : 'points-taken',
    about: moved.id,
    participantId: id,
    facts: [
      [texts.mail.amount, amountText(ctx, act.amountCents)],
      [texts.mail.kind, texts.kinds[act.kind]],
    ],
  })
  const amount = amountText(ctx, act.amountCents)
  const after = { name: person.name, amount, kind: act.kind, reason: act.reason }
  return { id: moved.id, done: { what: `points.${act.direction}`, part: `points:${id}`, after } }
}

/** What moves, in hundredths, under the lock of the wallet. @throws invalid_input for what does not convert, or is not there */
async function amountOf(
  ctx: ApiContext,
  participantId: number,
  { amountCents, direction }: Pick<PointAct, 'amountCents' | 'direction'>,
): Promise<number> {
  const { multiplier } = ctx.station.config.currency
  const inexact = inexactProblem(amountCents, multiplier, { minCents: 1, maxCents: mostPointCents })
  if (inexact) throw ApiError.fields({ amountCents: inexact })
  const amountH = hundredthsForCents(amountCents, multiplier)
  await lockWallets(ctx, [participantId])
  const { availableH } = await balanceOf(ctx, participantId)
  if (direction === 'debit' && availableH < amountH) {
    const there = amountText(ctx, centsForHundredths(availableH, multiplier))
    throw ApiError.fields({ amountCents: texts.notThere(there) })
  }
  return amountH
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Centavos of the station's unit, as members read them. Pure. */
function amountText({ station }: Pick<ApiContext, 'station'>, cents: number): string {
  const { name, position } = station.config.currency
  const amount = decimal.format(cents / 100)
  return position === 'before_currency' ? `${name} ${amount}` : `${amount} ${name}`
}
