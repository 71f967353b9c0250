import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { serviceAreas } from '../../services/consultancies/areas.ts'
import { servicePageSchema } from '../../services/consultancies/content.ts'

const team = { access: 'team', right: 'content', tag: 'management' } as const
const params = z.object({ area: z.enum(serviceAreas) })

/** What owners wrote, and what members read where they wrote nothing. */
const managedPageSchema = z.object({
  tag: z.string(),
  value: servicePageSchema,
  usual: z.object({ intro: z.string(), hours: z.string(), covers: z.string() }),
})
export type ManagedServicePage = z.output<typeof managedPageSchema>

export const getManagedServicePage = endpoint({
  ...team,
  method: 'get',
  path: '/management/service-pages/{area}',
  summary: 'What the pages of a consultancy, or of health, say (LEG-04..07, PLS-04, PLS-06, CTB-05, HEA-05)',
  params,
  answer: managedPageSchema,
})

export const saveServicePage = endpoint({
  ...team,
  method: 'put',
  path: '/management/service-pages/{area}',
  summary: 'Change it, as it was seen',
  params,
  body: z.strictObject({ seen: z.string().min(1).max(100), value: servicePageSchema }),
  answer: managedPageSchema,
})
