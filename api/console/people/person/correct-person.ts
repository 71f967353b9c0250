import { eq, isNotNull, ne } from 'drizzle-orm'
import type { CorrectedField } from '#contract/console/people/person/corrected-fields.ts'
import type { correctPerson as call } from '#contract/console/people/person/endpoints.ts'
import type { Person } from '#contract/console/people/person/schemas.ts'
import type { ParsedInput } from '#contract/endpoint.ts'
import { coveredCpf, lockParticipant, rolesOf } from '../../../people/access/index.ts'
import { loginTokens, participants, pendingLogins, sessions } from '../../../people/access/tables.ts'
import { emailChanges } from '../../../people/account/tables.ts'
import { personRules, voidCodes } from '../../../people/onboarding/index.ts'
import { ownerChange, requireTeam } from '../../../people/owner-changes/index.ts'
import { passwordResets } from '../../../people/recovery/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { sqlConstraint, sqlState, sqlStates } from '../../../platform/db/sql-state.ts'
import { ApiError } from '../../../platform/errors.ts'
import { limit, mailboxKey } from '../../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../../platform/station-record.ts'
import { siteDrafts } from '../../../site/builder/tables.ts'
import { getPerson, type PersonRow, personInStation, personTag } from './get-person.ts'
import { tellCorrected } from './tell-corrected.ts'
import { personTexts as texts } from './texts.ts'

type Input = { id: number } & ParsedInput<typeof call>['body']
type Facts = Pick<PersonRow, 'name' | 'email' | 'cpf' | 'tel' | 'birthday' | 'state' | 'city'>

/**
 * Corrects the data of somebody, with a reason; they are told by mail, of another e-mail at both addresses (PPL-10). With another e-mail
 * their sessions end and links that went to the address of before work no more, and a CPF that is another one is confirmed by nobody (GAP-93). Sent again
 * it is done. @throws forbidden, not_found, conflict where somebody changed them meanwhile or the account has ended, invalid_input beside
 * the field, also where the e-mail or the CPF is another account's
 */
export function correctPerson(outer: ApiContext, input: Input, urls: UrlSettings): Promise<Person> {
  const { id, reason, seen } = input
  const prepare = async () => {
    await limit(outer, { name: 'person-correction', key: String(outer.station.id), points: 60, ...hour })
    await limit(outer, {
      name: 'person-correction-mailbox',
      key: mailboxKey(input.email),
      points: 6,
      ...hour,
    })
  }
  return ownerChange(outer, { prepare }, async (ctx, teammate) => {
    await lockParticipant(ctx, teammate.id, [id])
    await requireTeam(ctx)
    const before = await personInStation(ctx, id)
    if (before.status === 'deleted') throw new ApiError('conflict', texts.deleted)
    const after = corrected(ctx, before, input)
    const changed = names.filter((name) => before[name] !== after[name])
    const answer = (ctx: ApiContext) => getPerson(ctx, id)
    if (changed.length === 0) return { answer }
    await refuseOvertaken(ctx, before, seen)
    if (after.email !== before.email) await requireMember(ctx, before, teammate.id)
    await requireFree(ctx, before, after)
    await write(ctx, before, after)
    await tellCorrected(ctx, { before, after, changed: changed.map(wireName), reason }, urls)
    return {
      done: { what: 'person.correct', part: `participant:${id}`, ...sides(before, after, reason) },
      answer,
    }
  }).catch(throwAsTaken)
}

/** Each tells a mailbox or two. */
const hour = { durationSeconds: 3600 }

const names = ['name', 'email', 'cpf', 'tel', 'birthday', 'state', 'city'] as const
const wireName = (name: (typeof names)[number]): CorrectedField => (name === 'tel' ? 'phone' : name)

/** What the data become, in the rules of the station for what changes: what is kept may be older than they are. @throws invalid_input */
function corrected({ station, ports }: ApiContext, before: PersonRow, input: Input): Facts {
  const { name, email, birthday, state, city } = input
  const typed = { name, birthday: birthday ?? '', state: state ?? '', city: city ?? '' }
  const { person, problems } = personRules(typed, station.config, ports.clock.now())
  const isKept = { birthday: birthday === before.birthday, state: state === before.state, city: false }
  isKept.city = isKept.state && city === before.city
  const wrong = Object.entries(problems).filter(([field]) => !isKept[field as keyof typeof isKept])
  if (wrong.length > 0) throw ApiError.fields(Object.fromEntries(wrong))
  return {
    ...{
      name: name === before.name ? name : person.name,
      email,
      cpf: input.cpf ?? before.cpf,
      tel: input.phone,
    },
    ...{ birthday, state, city: isKept.city ? city : person.city || null },
  }
}

/** @throws conflict, with what is there now */
async function refuseOvertaken(ctx: ApiContext, row: PersonRow, seen: string): Promise<void> {
  const tag = await personTag(ctx, row)
  if (tag === seen) return
  throw new ApiError('conflict', texts.overtaken, {
    details: { who: texts.somebody, tag, value: shown(row) },
  })
}

/**
 * An e-mail opens an account. That of the team, one's own, and that of whoever made another station from here is changed by its person alone,
 * who proves both mailboxes: else one of the team becomes another. @throws invalid_input beside the e-mail
 */
async function requireMember(ctx: ApiContext, row: PersonRow, you: number): Promise<void> {
  const { stationId, participantId, madeStationId } = siteDrafts
  const isMaker = inStation({ stationId }, ctx, eq(participantId, row.id), isNotNull(madeStationId))
  const isOfTeam = row.id === you || rolesOf(row).length > 0
  if (isOfTeam || (await ctx.db.$count(siteDrafts, isMaker)) > 0)
    throw ApiError.fields({ email: texts.emailOwn })
}

/** Registrations that nobody confirmed take nothing from anybody (ADR 35). @throws invalid_input beside what another account has */
async function requireFree({ db, station }: ApiContext, before: PersonRow, after: Facts): Promise<void> {
  const isTaken = async (column: typeof participants.email | typeof participants.cpf, value: string) =>
    (await db.$count(
      participants,
      inStation(
        participants,
        { station },
        eq(column, value),
        ne(participants.id, before.id),
        ne(participants.status, 'inactive'),
      ),
    )) > 0
  const { email, cpf } = after
  if (email !== before.email && (await isTaken(participants.email, email)))
    throw ApiError.fields({ email: texts.emailTaken })
  if (cpf && cpf !== before.cpf && (await isTaken(participants.cpf, cpf)))
    throw ApiError.fields({ cpf: texts.cpfTaken })
}

/** Of two at once the second finds it taken. @throws invalid_input beside the field, other errors as they are */
function throwAsTaken(error: unknown): never {
  if (sqlState(error) !== sqlStates.uniqueViolation) throw error
  if (sqlConstraint(error) === 'participants_email') throw ApiError.fields({ email: texts.emailTaken })
  if (sqlConstraint(error) === 'participants_cpf') throw ApiError.fields({ cpf: texts.cpfTaken })
  throw error
}

async function write(ctx: ApiContext, before: PersonRow, after: Facts): Promise<void> {
  const { id } = before
  const unproved = after.cpf === before.cpf ? {} : { cpfConfirmedAt: null, cpfTypedAt: null }
  const given = after.birthday === before.birthday ? {} : { birthdayTypedAt: null }
  const unread = after.email === before.email ? {} : { emailProvedAt: null }
  await ctx.db
    .update(participants)
    .set({ ...after, ...unproved, ...given, ...unread })
    .where(withId(participants, ctx, id))
  if (after.email === before.email) return
  for (const table of [loginTokens, pendingLogins, passwordResets, emailChanges, sessions])
    await ctx.db.delete(table).where(inStation(table, ctx, eq(table.participantId, id)))
  await voidCodes(ctx, id)
}

/** The data as the history and a form that comes back have them: nobody reads a whole CPF there. */
const shown = ({ cpf, tel: phone, ...row }: Facts) => ({
  ...{ name: row.name, email: row.email, birthday: row.birthday, state: row.state, city: row.city, phone },
  cpf: cpf && coveredCpf(cpf),
})

function sides(before: PersonRow, after: Facts, reason: string) {
  const [was, is] = [shown(before), shown(after)]
  // Two numbers of which the same digits are covered are told apart.
  if (before.cpf !== after.cpf && was.cpf === is.cpf) is.cpf = `${is.cpf} ${texts.another}`
  return { before: { data: was }, after: { name: after.name, data: is, reason } }
}
