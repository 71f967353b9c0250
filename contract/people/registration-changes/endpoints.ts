import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { registrationChangeSchema } from './schemas.ts'

export const requestRegistrationChange = endpoint({
  method: 'post',
  path: '/pre-registration-change',
  access: 'participant',
  tag: 'account',
  summary: "Ask for a change of the association's register; 404 on stations that have none (PLS-07, STN-U14)",
  idempotent: true,
  body: registrationChangeSchema,
  answer: z.object({ id: z.number(), messages: z.array(z.string()) }),
})
