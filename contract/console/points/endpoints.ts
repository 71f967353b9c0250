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
    'Gives points to a person, or takes some that are there, with a reason that they read; above the amount of the station it waits for a second person; once for each form (PPL-13)',
  params: byId,
  body: schemas.pointActSchema,
  idempotent: true,
  answer: schemas.movedPointsSchema,
})

export const getPointQueue = endpoint({
  ...team,
  method: 'get',
  path: '/management/points/waiting',
  summary: 'What waits for a second person, oldest first, and from which amount on it does (PPL-13)',
  answer: schemas.pointQueueSchema,
})

export const confirmPoints = endpoint({
  ...team,
  method: 'post',
  path: '/management/points/{id}/confirmation',
  summary: 'Another person than who asked confirms: the points move, once (PPL-13)',
  params: byId,
  answer: schemas.pointQueueSchema,
})

export const refusePoints = endpoint({
  ...team,
  method: 'post',
  path: '/management/points/{id}/refusal',
  summary: 'What waits for a second person is refused, or taken back by who asked: nothing moves (PPL-13)',
  params: byId,
  body: schemas.pointRefusalSchema,
  answer: schemas.pointQueueSchema,
})

export const savePointSettings = endpoint({
  ...team,
  right: 'settings',
  method: 'put',
  path: '/management/points/settings',
  summary: 'From which amount on two people give points; refused while there are not two (PPL-13)',
  body: z.strictObject({ seen: z.string(), value: schemas.pointSettingsSchema }),
  answer: schemas.savedPointSettingsSchema,
})
