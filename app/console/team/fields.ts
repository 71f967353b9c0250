import { mostLetters } from '#contract/most-letters.ts'
import { type TeamRole, teamRoleNames, teamRoles } from '#contract/team.ts'
import { type Fields, needed } from '../fields/field.ts'
import { texts } from './texts.ts'

/** The tick of a role in the forms of the team. Pure. */
export const roleName = (role: TeamRole): string => `roles.${role}`

export const roleFields: Fields = teamRoles.map((role) => ({
  ...{
    name: roleName(role),
    label: teamRoleNames[role],
    kind: 'flag',
    help: texts.may[role],
    isSaved: false,
  },
}))

export const inviteFields: Fields = [
  { name: 'email', label: texts.invite.email, kind: 'mail', maxLength: mostLetters.mail, ...needed },
  ...roleFields,
]

/** The roles that are ticked. Pure. */
export const rolesIn = (typed: Record<string, string>): TeamRole[] =>
  teamRoles.filter((role) => typed[roleName(role)] === 'on')

/** Ticks of these roles, as a form is filled with them. Pure. */
export const ticksOf = (roles: readonly TeamRole[]): Record<string, string> =>
  Object.fromEntries(roles.map((role) => [roleName(role), 'on']))
