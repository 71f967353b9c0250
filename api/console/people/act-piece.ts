import type { ApiContext } from '../../platform/context.ts'
import type { peopleActs } from './tables.ts'

export type ActRow = typeof peopleActs.$inferSelect
/** For how many something changed, and for whom it was not possible. Whom it was done to before are neither. */
export type Reached = { changed: number; notDone: { id: number; why: string }[] }
export type Piece = { people: number[]; prepared: Prepared }
/** What stores the code of an activation mail, by whom it is for; null: they had one of late. */
export type Prepared = Map<number, ((ctx: ApiContext) => Promise<void>) | null>
