import {
  areaFacts,
  builtParts,
  type CaseArea,
  caseAreas,
  type ServiceArea,
  type ServicePart,
  serviceAreas,
  serviceParts,
} from '#contract/services/consultancies/areas.ts'
import type { Door } from '../doors.tsx'
import { texts } from './texts.ts'

/** Gives the address of an area, or of one of its pages. Pure. */
export const pathOf = (area: ServiceArea, part?: ServicePart): string =>
  `/homepage/${areaFacts[area].path}${part ? `/${part}` : ''}`

/** Gives the area whose page an address is: routes are listed for each, their modules are one. @throws a 404 for none */
export function areaAt(request: Request): ServiceArea {
  const [, , path] = new URL(request.url).pathname.split('/')
  const area = serviceAreas.find((one) => areaFacts[one].path === path)
  if (!area) throw new Response(null, { status: 404 })
  return area
}

/** Reads the area of a page that only areas with cases have. @throws a 404 */
export function caseAreaAt(request: Request): CaseArea {
  const area = areaAt(request)
  const found = caseAreas.find((one) => one === area)
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** Gives the page of an area that an address is. @throws a 404 for none */
export function partAt(request: Request): ServicePart {
  const last = new URL(request.url).pathname
    .split('/')
    .at(3)
    ?.replace(/\.data$/, '')
  const part = serviceParts.find((one) => one === last)
  if (!part) throw new Response(null, { status: 404 })
  return part
}

/** Gives the menu of an area: those of its pages that are there. Pure. */
export const doorsOf = (area: ServiceArea): Door[] =>
  areaFacts[area].parts
    .filter((part) => builtParts.includes(part))
    .map((part) => {
      const [label, help] = texts.parts[part]
      return { href: pathOf(area, part), label, help, object: texts.objects[part] }
    })

/** Gives the way back to the home of an area. Pure. */
export const homeOf = (area: ServiceArea) => ({ href: pathOf(area), name: areaFacts[area].name })
