import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import {
  invitationInputSchema,
  memberRolesSchema,
  teamCodesInputSchema,
  teammateSchema,
  teamSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'team', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const getTeam = endpoint({
  ...team,
  method: 'get',
  path: '/management/team',
  summary: 'Who looks after the station, and who is invited to (PPL-24)',
  answer: teamSchema,
})

export const getTeammate = endpoint({
  ...team,
  method: 'get',
  path: '/management/team/{id}',
  summary: 'What one of them looks after',
  params: byId,
  answer: teammateSchema,
})

/** Whoever was invited before is invited anew: the link of before works no more. */
export const inviteToTeam = endpoint({
  ...team,
  method: 'post',
  path: '/management/team-invitations',
  summary: 'Invite somebody by mail, once for each form',
  body: invitationInputSchema,
  idempotent: true,
  answer: teamSchema,
})

export const withdrawInvitation = endpoint({
  ...team,
  method: 'delete',
  path: '/management/team-invitations/{id}',
  summary: 'Take an invitation back; twice is once',
  params: byId,
  answer: teamSchema,
})

/** Nothing is left of whoever looks after nothing; the last one who answers for the station stays. */
export const setTeammateRoles = endpoint({
  ...team,
  method: 'put',
  path: '/management/team/{id}',
  summary: 'Change what somebody looks after, as it was seen, or end it',
  params: byId,
  body: memberRolesSchema,
  answer: teamSchema,
})

/** Wanted by whoever has them: nobody shuts themselves out. Twice is once. */
export const setTeamCodes = endpoint({
  ...team,
  method: 'put',
  path: '/management/team-codes',
  summary: 'Say whether everybody of the team logs in with codes in two steps (PPL-26)',
  body: teamCodesInputSchema,
  answer: teamSchema,
})

/** Of a phone that was lost, by another one than whose it is. Their sessions end; twice is once. */
export const resetTeammateCodes = endpoint({
  ...team,
  method: 'delete',
  path: '/management/team/{id}/codes',
  summary: 'Take the codes of somebody of the team off; they are told by mail (PPL-26)',
  params: byId,
  answer: teamSchema,
})
