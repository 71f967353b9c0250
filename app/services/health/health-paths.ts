import { type HealthKind, healthKinds } from '#contract/services/appointments/kinds.ts'
import { texts } from './texts.ts'

export const healthPath = '/homepage/saude'

/** Gives the address of the request form of a kind. Pure. */
export const formPath = (kind: HealthKind): string => `${healthPath}/agendamento-${texts.kinds[kind].path}`
/** Gives the address of the page that explains a kind (GAP-104). Pure. */
export const infoPath = (kind: HealthKind): string => `${formPath(kind)}-info`

/** Reads the kind from an address. @throws a 404 for none */
export function kindAt(request: Request): HealthKind {
  // A slash at the end is the same page.
  const pathname = new URL(request.url).pathname.replace(/\/$/, '')
  const kind = healthKinds.find((one) => [formPath(one), infoPath(one)].includes(pathname))
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}
