import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'points', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const findPointPeople = endpoint({
  ...team,
  method: 'get',
  path: '/management/points',
  summary: 'Twenty people of the station at most whom a CPF or words of a name or an e-mail mean (GAP-162)',
  query: z.object({ search: z.string().trim().max(100) }),
  answer: schemas.pointPeopleSchema,
})

export const getPersonPoints = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/points',
  summary: "A person's points, and what was done to them by hand (GAP-162)",
  params: byId,
  answer: schemas.personPointsSchema,
})

export const movePersonPoints = endpoint({
  ...team,
  method: 'post',
  path: '/management/people/{id}/points',
  summary:
    'Gives points to a person, or takes some that are there, with a reason that they read; once for each form (GAP-162)',
  params: byId,
  body: schemas.pointActSchema,
  idempotent: true,
  answer: schemas.personPointsSchema,
})
