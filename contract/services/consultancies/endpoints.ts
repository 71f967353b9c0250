import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { serviceAreas } from './areas.ts'
import { caseSchema, serviceContentSchema, suggestionInputSchema, topicSchema } from './schemas.ts'

const member = { access: 'participant', tag: 'member services' } as const
const page = z.object({
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
})

/** The cases to list: those of the user's own CPF, those that are published to the portal, or both. */
const ofWhom = page.extend({ whose: z.enum(['all', 'own', 'collective']).default('all') })
const caseId = z.object({ id: idParam })

export const listLegalCases = endpoint({
  ...member,
  method: 'get',
  path: '/legal-processes',
  summary: "Legal cases of the user's confirmed CPF, and those published to the portal (LEG-02)",
  query: ofWhom,
  answer: z.array(caseSchema),
})

export const listAccountingCases = endpoint({
  ...member,
  method: 'get',
  path: '/accounting-processes',
  summary: "Accounting cases of the user's confirmed CPF, and those published to the portal (CTB-02)",
  query: ofWhom,
  answer: z.array(caseSchema),
})

/** Ours: one of the lists' cases. */
export const getLegalCase = endpoint({
  ...member,
  method: 'get',
  path: '/legal-processes/{id}',
  summary: 'One of the legal cases that the user sees (LEG-02)',
  params: caseId,
  answer: caseSchema,
})

/** Ours: one of the list's cases. */
export const getAccountingCase = endpoint({
  ...member,
  method: 'get',
  path: '/accounting-processes/{id}',
  summary: 'One of the accounting cases that the user sees (CTB-02)',
  params: caseId,
  answer: caseSchema,
})

/** Ours: says nothing of whether there are cases. */
export const getCaseReader = endpoint({
  ...member,
  method: 'get',
  path: '/case-reader',
  summary:
    'Whether an owner said that the CPF of the account is its person’s: only then its cases are shown (GAP-93)',
  answer: z.object({ isConfirmed: z.boolean() }),
})

export const listTopics = endpoint({
  ...member,
  method: 'get',
  path: '/political',
  summary: 'Topics of interest (PLS-02)',
  answer: z.array(topicSchema),
})

export const suggestTopic = endpoint({
  ...member,
  method: 'post',
  path: '/political',
  summary: 'Suggest a topic, once per key (PLS-03)',
  idempotent: true,
  body: suggestionInputSchema,
  answer: z.object({ id: z.number(), description: z.string(), createdAt: z.string() }),
})

/** Ours: guidance, contacts, hours, films and what else the pages of an area show. */
export const getServiceContent = endpoint({
  ...member,
  method: 'get',
  path: '/member-services/{area}',
  summary: 'What the pages of a consultancy, or of health, say (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05)',
  params: z.object({ area: z.enum(serviceAreas) }),
  answer: serviceContentSchema,
})
