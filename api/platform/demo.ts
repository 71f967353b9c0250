import type { ApiContext } from './context.ts'

/** What `participante@` has when everything is seeded, in hundredths of a point. */
export const demoBalanceH = 500_00

/** Whom the demo is told about; README.md lists them. */
export type DemoPerson = 'participante' | 'novo' | 'parceiro'

/** A station of the demo, for what an area has to show in it. One transaction holds all of them. */
export type Demo = {
  /** Calls of nobody, now. */
  ctx: ApiContext
  /** Its people came just now: they get a past. What is seeded at every start is there once. */
  isNew: boolean
  /** Calls of somebody at a plausible hour some days ago, or null when they are not there any more. */
  callsOf(person: DemoPerson, daysAgo?: number): (ApiContext & { participantId: number }) | null
}
