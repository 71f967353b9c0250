import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { teamRoleField } from '../../team.ts'

const link = z.strictObject({ token: z.string().min(1).max(200) })

/**
 * `state`: whose turn it is. `yours`: the account that is logged in is the one that was invited; `other`: it is another one; `login`: the one
 * that was invited has an account here; `signup`: it has none yet; `over`: accepted, taken back or too old.
 */
export const teamInvitationSchema = z.object({
  state: z.enum(['yours', 'other', 'login', 'signup', 'over']),
  email: z.string(),
  by: z.string(),
  roles: z.array(teamRoleField),
})
export type TeamInvitation = z.output<typeof teamInvitationSchema>

export const checkTeamInvitation = endpoint({
  method: 'post',
  path: '/team-invitations/state',
  access: 'public',
  tag: 'account',
  summary: 'What the link of an invitation to the team offers, and to whom (PPL-24)',
  body: link,
  answer: teamInvitationSchema,
})

/** The same call of whoever is logged in: it is told whether the invitation is theirs. */
export const checkOwnTeamInvitation = { ...checkTeamInvitation, access: 'session' } as const

/** Twice is once. */
export const acceptTeamInvitation = endpoint({
  method: 'post',
  path: '/team-invitations/accept',
  access: 'participant',
  tag: 'account',
  summary: 'Join the team of the station, as the account that was invited',
  body: link,
  answer: z.object({ roles: z.array(teamRoleField) }),
})
