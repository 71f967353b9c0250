import type { PortalActivityType } from './portal-activity-type.ts'
import { rawContent } from './raw-content.tsx'

/** The types that can be taken part in here, one line each. */
const types: readonly PortalActivityType[] = [rawContent]

/** The body of a type, or undefined for types that only show their description. */
export const bodyOf = (typeId: number): PortalActivityType['Body'] | undefined =>
  types.find(({ typeIds }) => typeIds.includes(typeId))?.Body
