import type { User } from '#contract/people/access/schemas.ts'
import { fromPermissions, type Right } from '#contract/team.ts'

/**
 * The part of the site that an account opens: the member area, the onboarding before it, or only a screen that says why
 * not (ACC-03, ACC-15, ACC-17..19).
 */
export type MemberState =
  | ('open' | 'briefing' | 'inactive')
  | ('pending' | 'refused' | 'suspended' | 'deleted' | 'unlinked')

/** Where codes in two steps are set up. */
export const codesPath = '/homepage/seguranca/codigos'

/** The person of a session, as pages know them. */
export type Member = {
  id: number
  name: string
  email: string
  image: string | null
  /** Wallet balance, decimal points; 0 where it is not known. */
  points: number
  isBalanceKnown: boolean
  /** Rewards to come that are spoken for, decimal points (GAP-119). */
  owed: number
  /** Whether they look after the station, and what of it (PPL-22). */
  isOfTeam: boolean
  rights: Right[]
  /** They set codes in two steps up before anything else that they look after (PPL-26). */
  needsCodes?: true
  permissions: string[]
  /** The areas that the station has content for just now, beside its switches: `quizzes` (POL-11), `topUps` (WAL-01). */
  opens: string[]
  state: MemberState
  /** When the account goes, ISO 8601, where its person asked for that. */
  deletesAt?: string
  /** The station asks them to accept its documents anew (PPL-33). */
  mustAccept?: true
  /** Why the team suspended it, where it said so. */
  suspendedFor?: string
  /** Why the team did not let them in, and whether they may ask once more (PPL-15). */
  refused?: { reason: string | null; mayAskAgain: boolean }
}

/** Gives the state of an account. Being blocked counts first: somebody suspended before the first log-in is suspended. Pure. */
export function memberState({ content, is_first_login }: User): MemberState {
  if (content.deletedAt !== null || content.status === 'deleted') return 'deleted'
  if (content.suspended_at !== null || content.status === 'suspended') return 'suspended'
  if (content.status === 'pending' || content.status === 'refused') return content.status
  if (content.active === 0) return 'inactive'
  if (content.establishment_participant === null) return 'unlinked'
  return is_first_login || !content.briefingDone ? 'briefing' : 'open'
}

export function toMember(user: User): Member {
  const { id, name, email, image, deletes_at: deletesAt, suspended_reason: reason } = user.content
  const rights = fromPermissions(user.permissions)
  return {
    id,
    name,
    email,
    image,
    points: user.points ?? 0,
    isBalanceKnown: user.points !== null,
    owed: user.owed ?? 0,
    ...{ isOfTeam: rights.length > 0, rights },
    ...(user.needs_codes ? { needsCodes: true } : {}),
    permissions: user.permissions,
    opens: user.opens ?? [],
    state: memberState(user),
    ...(deletesAt === undefined ? {} : { deletesAt }),
    ...(user.content.must_accept ? { mustAccept: true } : {}),
    ...(reason === undefined ? {} : { suspendedFor: reason }),
    ...(user.content.status === 'refused' ? { refused: refusalOf(user.content) } : {}),
  }
}

const refusalOf = ({ refused_reason, may_ask_again }: User['content']) => ({
  reason: refused_reason ?? null,
  mayAskAgain: may_ask_again ?? false,
})

/** Gives the first page after a log-in (D1§2.1, D1§4). Pure. */
export function entryPath({ state, email }: Pick<Member, 'state' | 'email'>): string {
  switch (state) {
    case 'open':
      return '/homepage'
    case 'briefing':
      return '/signup'
    case 'inactive':
      return `/confirmacao/${encodeURIComponent(email)}`
    default:
      return '/acesso-bloqueado'
  }
}
