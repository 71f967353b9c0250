import type { PortalActivityType } from './portal-activity-type.ts'
import { rawContent } from './raw-content.tsx'

/** The types that can be taken part in here, one line each. */
const types: readonly PortalActivityType[] = [rawContent]

/** The portal's half of a type; empty for types that only show their description. */
export const portalTypeOf = (typeId: number): Omit<PortalActivityType, 'typeIds'> =>
  types.find(({ typeIds }) => typeIds.includes(typeId)) ?? {}
