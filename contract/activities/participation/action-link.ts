import { z } from 'zod'

/** An activity that a line speaks of. `page`: where its members meet it; null: nowhere, it is withdrawn (PTS-02, PTS-04). */
export const actionLinkSchema = z.object({
  id: z.number(),
  name: z.string(),
  page: z.enum(['activity', 'quiz']).nullable(),
})
export type ActionLink = z.output<typeof actionLinkSchema>
