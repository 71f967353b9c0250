import { redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getSiteDraft } from '#contract/site/builder/endpoints.ts'
import type { SiteDraft } from '#contract/site/builder/schemas.ts'
import { getMember } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'

type Arguments = { context: PortalContext; request: Request }

/** Gives a station that makes stations, or a 404 (STN-U10). */
export function requireMakerStation(context: PortalContext) {
  const station = requireStation(context)
  if (station.config.behaviour.onboardingPage !== 'company') throw new Response(null, { status: 404 })
  return station
}

/** Guards the wizard: somebody with an account that is open or only lacks its briefing goes on; others go to the entry. */
export async function requireMaker({ context }: Arguments) {
  requireMakerStation(context)
  const member = await getMember(context)
  if (!member) throw redirect('/criar-estacao')
  if (member.state !== 'open' && member.state !== 'briefing') throw redirect('/acesso-bloqueado')
  return { member, api: context.api }
}

/** Requires the maker of a site, and gives their kept draft too. */
export async function requireDraft(args: Arguments) {
  const { member, api } = await requireMaker(args)
  return { member, api, draft: await api.call(getSiteDraft) }
}

/** Has a station and began no other: photo and personal data, and the wizard is through (ONB-14). Pure. */
export const isSettled = (draft: Pick<SiteDraft, 'stations' | 'version'>): boolean =>
  draft.stations.length > 0 && draft.version === 0

/** Messages beside fields and above the form, of a call that the API refused. @throws what is no answer of the API */
export function problemsOf(problem: unknown): { fields: Record<string, string>; messages: string[] } {
  if (!(problem instanceof ApiProblem)) throw problem
  const fields = Object.fromEntries(
    Object.entries(problem.body.fields ?? {}).map(([name, list]) => [name, list[0] ?? '']),
  )
  return { fields, messages: Object.keys(fields).length > 0 ? [] : problem.body.messages }
}
