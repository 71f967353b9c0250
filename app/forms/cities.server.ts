import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import { listMunicipalities } from '#contract/people/onboarding/endpoints.ts'
import type { PortalContext } from '../station/portal-context.ts'

/** Gives the states as choices of a list. */
export const stateOptions = () => getStates().map(({ code, name }) => ({ value: code, label: name }))

/** Gives the names of a state's cities; none for what is no state. */
export async function cityNames(context: PortalContext, uf: string | undefined): Promise<string[]> {
  if (!uf || !/^[A-Za-z]{2}$/.test(uf)) return []
  const cities = await context.api.call(listMunicipalities, { params: { uf } })
  return cities.map(({ nome }) => nome)
}
