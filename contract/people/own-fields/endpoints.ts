import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { filledFieldSchema, ownFieldSchema, sentOwnValuesSchema } from './schemas.ts'

export const listSignupFields = endpoint({
  method: 'get',
  path: '/auth/signup-fields',
  access: 'public',
  tag: 'onboarding',
  summary: 'What the station asks at sign-up beside what every one does (PPL-17)',
  answer: z.array(ownFieldSchema),
})

export const getOwnData = endpoint({
  method: 'get',
  path: '/auth/own-data',
  access: 'participant',
  tag: 'onboarding',
  summary: 'What the station keeps of the caller in fields of its own, as far as they see them (PPL-17)',
  answer: z.array(filledFieldSchema),
})

/** Of fields that only the team fills in nothing can be said. */
export const saveOwnData = endpoint({
  method: 'put',
  path: '/auth/own-data',
  access: 'participant',
  tag: 'onboarding',
  summary: 'Change what one is asked in the fields of the station (PPL-17)',
  body: z.strictObject({ values: sentOwnValuesSchema }),
  answer: z.array(filledFieldSchema),
})
