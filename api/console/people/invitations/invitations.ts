import { and, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql, sum } from 'drizzle-orm'
import type {
  InvitationFigures,
  InvitationState,
  invitePeople as inviteCall,
  listPersonInvitations as listCall,
} from '#contract/console/people/invitations/endpoints.ts'
import { invitationStates } from '#contract/console/people/invitations/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { participantCounts, participants } from '../../../people/access/tables.ts'
import {
  invitationDays,
  mostPerDay,
  mostPerHour,
  queueAll,
  queueInvitations,
} from '../../../people/imported/index.ts'
import { personInvitations } from '../../../people/imported/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, page, withId } from '../../../platform/db/rows.ts'
import { changePart, type OwnerPart } from '../../entries/owner-part.ts'
import { peopleTexts } from '../texts.ts'

type Query = ParsedInput<typeof listCall>['query']
const { acceptedAt, dueAt, expiresAt, participantId } = personInvitations

/** Of which rows a state is. */
function isOf(state: InvitationState, now: Date): SQL | undefined {
  switch (state) {
    case 'opened':
      return isNotNull(acceptedAt)
    case 'due':
      return and(isNull(acceptedAt), isNotNull(dueAt))
    case 'sent':
      return and(isNull(acceptedAt), isNull(dueAt), gt(expiresAt, now))
    case 'ended':
      return and(isNull(acceptedAt), isNull(dueAt), lte(expiresAt, now))
  }
}

type Row = typeof personInvitations.$inferSelect

/** The same of one row. Pure. */
function stateOf(row: Row, now: Date): InvitationState {
  if (row.acceptedAt) return 'opened'
  if (row.dueAt) return 'due'
  return row.expiresAt && row.expiresAt > now ? 'sent' : 'ended'
}

/** Invitations by state, newest people first, and how many there are. @throws forbidden */
export async function listPersonInvitations(
  ctx: ApiContext,
  { state, before, limit }: Query,
): Promise<Answer<typeof listCall>> {
  await requireTeam(ctx)
  const now = ctx.ports.clock.now()
  const { rows, last } = await page(
    ctx.db
      .select({ row: personInvitations, name: participants.name, email: participants.email })
      .from(personInvitations)
      .innerJoin(participants, withId(participants, personInvitations, participantId))
      .where(
        inStation(
          personInvitations,
          ctx,
          state && isOf(state, now),
          before ? lt(participantId, before) : undefined,
        ),
      )
      .orderBy(desc(participantId)),
    limit,
  )
  return {
    figures: await figuresOf(ctx, now),
    list: rows.map(({ row, name, email }) => ({
      ...{ id: row.participantId, name, email, state: stateOf(row, now), by: row.byName, sends: row.sends },
      sentAt: row.sentAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    })),
    next: last?.row.participantId ?? null,
  }
}

async function figuresOf(ctx: ApiContext, now: Date): Promise<InvitationFigures> {
  const filtered = (of: SQL | undefined) => sql<number>`count(*) filter (where ${of})`.mapWith(Number)
  const count = (state: InvitationState) => filtered(isOf(state, now))
  const [[found], [brought]] = await Promise.all([
    ctx.db
      .select({
        due: count('due'),
        sent: count('sent'),
        opened: count('opened'),
        ended: count('ended'),
        first: filtered(and(isOf('due', now), eq(personInvitations.sends, 0))),
      })
      .from(personInvitations)
      .where(inStation(personInvitations, ctx)),
    ctx.db
      .select({ count: sum(participantCounts.change).mapWith(Number) })
      .from(participantCounts)
      .where(inStation(participantCounts, ctx, eq(participantCounts.status, 'imported'))),
  ])
  const counts = Object.fromEntries(invitationStates.map((state) => [state, found?.[state] ?? 0]))
  return {
    ...{ counts: counts as InvitationFigures['counts'], mostPerHour, mostPerDay, days: invitationDays },
    // Who waits for the first one is invited.
    uninvited: Math.max(0, (brought?.count ?? 0) - (found?.first ?? 0)),
  }
}

const invitations: OwnerPart = { locks: ['entries:people-imports'], isPublic: false }

/** Has invitations sent by and by (PPL-20); who is not there or opened the account already is left out. @throws forbidden */
export function invitePeople(
  ctx: ApiContext,
  input: ParsedInput<typeof inviteCall>['body'],
): Promise<Answer<typeof inviteCall>> {
  return changePart(ctx, invitations, {}, async (ctx, owner) => {
    const queued =
      'ids' in input ? await queueInvitations(ctx, input.ids, owner) : await queueAll(ctx, owner, input.whom)
    const answer = () => ({ queued })
    if (queued === 0) return { answer }
    return {
      answer,
      done: { what: 'person-invitation.send', part: 'people', after: { name: peopleTexts.people(queued) } },
    }
  })
}
