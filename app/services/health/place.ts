import { type HealthKind, healthKinds } from '#contract/services/appointments/kinds.ts'
import { texts } from './texts.ts'

export const healthPath = '/homepage/saude'

/** Where something of health is asked for. Pure. */
export const formPath = (kind: HealthKind): string => `${healthPath}/agendamento-${texts.kinds[kind].path}`
/** Where it is explained (GAP-104). Pure. */
export const infoPath = (kind: HealthKind): string => `${formPath(kind)}-info`

/** What an address is about. @throws a 404 */
export function kindAt(request: Request): HealthKind {
  // A slash at the end is the same page.
  const pathname = new URL(request.url).pathname.replace(/\/$/, '')
  const kind = healthKinds.find((one) => [formPath(one), infoPath(one)].includes(pathname))
  if (!kind) throw new Response(null, { status: 404 })
  return kind
}
