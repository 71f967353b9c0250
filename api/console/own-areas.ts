import { inArray, type SQL } from 'drizzle-orm'
import { type AppointmentKind, appointmentKinds, isHealth } from '#contract/services/appointments/kinds.ts'
import { type CaseArea, caseAreas } from '#contract/services/consultancies/areas.ts'
import type { ApiContext } from '../platform/context.ts'
import { ApiError } from '../platform/errors.ts'
import { appointments } from '../services/appointments/tables.ts'
import { caseImports, serviceCases } from '../services/consultancies/tables.ts'
import { ownAreaTexts } from './texts.ts'

type Caller = Pick<ApiContext, 'actor'>

const looksAfter = ({ actor }: Caller, area: 'legal' | 'accounting' | 'health'): boolean =>
  actor.kind === 'participant' && actor.roles.includes(area)

/** Whose cases and requests the caller looks after: nobody else sees that there are any (PPL-23). Pure. */
export const ownCaseAreas = (caller: Caller): CaseArea[] =>
  caseAreas.filter((area) => looksAfter(caller, area))
export const ownKinds = (caller: Caller): AppointmentKind[] =>
  appointmentKinds.filter((kind) => looksAfter(caller, isHealth(kind) ? 'health' : kind))

export const isOwnCase = (caller: Caller): SQL => inArray(serviceCases.area, ownCaseAreas(caller))
export const isOwnImport = (caller: Caller): SQL => inArray(caseImports.area, ownCaseAreas(caller))
export const isOwnKind = (caller: Caller): SQL => inArray(appointments.kind, ownKinds(caller))

/** Refuses to write a case of an area that somebody else looks after. @throws invalid_input beside it */
export function requireOwnArea(caller: Caller, area: CaseArea): void {
  if (!looksAfter(caller, area)) throw ApiError.fields({ area: ownAreaTexts.otherArea })
}
