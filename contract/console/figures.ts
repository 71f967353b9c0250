import { z } from 'zod'

/** What is counted for 'Hoje': people who came, who took part, how often, hundredths of points given and spent, centavos that came in and went back. */
export const figureKinds = [
  'people',
  'active',
  'participations',
  'pointsGiven',
  'pointsSpent',
  'paid',
  'refunded',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** `sinceYesterday`: from the beginning of yesterday on; `week`: of the last seven days, with today; `weekBefore`: up to this hour of the same day a week ago, as many days (PPL-02). */
const figureSchema = z.object({
  kind: z.enum(figureKinds),
  sinceYesterday: z.number(),
  week: z.number(),
  weekBefore: z.number(),
})
export type Figure = z.output<typeof figureSchema>

/** Of those that the caller's rights open, and when they were counted. */
export const figuresSchema = z.object({ countedAt: z.string(), list: z.array(figureSchema) })
export type Figures = z.output<typeof figuresSchema>
