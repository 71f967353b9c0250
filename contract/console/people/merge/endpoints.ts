import { z } from 'zod'
import { endpoint, idParam } from '../../../endpoint.ts'
import * as schemas from './schemas.ts'

const team = { access: 'team', right: 'membership', tag: 'management' } as const
const params = z.object({ id: idParam })

export const listDuplicates = endpoint({
  ...team,
  method: 'get',
  path: '/management/people-duplicates',
  summary:
    'Pairs of people who may be one: of the same phone, the same name and day of birth, or the same CPF; `after` is the person that one has last (PPL-12)',
  query: z.object({ by: z.enum(schemas.duplicateKinds).default('phone'), after: idParam.optional() }),
  answer: schemas.duplicatesSchema,
})

/** Twice is once. */
export const dismissDuplicate = endpoint({
  ...team,
  method: 'put',
  path: '/management/people-duplicates/dismissals',
  summary: 'Two people are not one: they are listed as duplicates no more',
  body: z.strictObject({ first: idParam, second: idParam }),
  answer: z.object({ first: z.number(), second: z.number() }),
})

export const listDuplicatesOf = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/duplicates',
  summary: 'Who of the station may be the same person as this one (PPL-12)',
  params,
  answer: z.object({ list: z.array(schemas.comparedAccountSchema) }),
})

export const previewMerge = endpoint({
  ...team,
  method: 'get',
  path: '/management/people/{id}/merge',
  summary: 'Two accounts side by side, what would be carried, and what is in the way (PPL-12)',
  params,
  query: z.object({ ends: idParam }),
  answer: schemas.mergePreviewSchema,
})

/** Twice is once; it cannot be undone. */
export const mergeAccounts = endpoint({
  ...team,
  method: 'post',
  path: '/management/people/{id}/merge',
  summary: 'Make one account of two of the same person: this one stays, the other ends (PPL-12)',
  params,
  body: schemas.mergeInputSchema,
  answer: z.object({ id: z.number() }),
})
