import { redirect } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import { codesPath } from '../../session/member.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { type ConsoleArea, hasArea } from '../console-area.ts'
import { isOpenTo } from './page-rights.ts'

type Arguments = { context: PortalContext; request: Request }

/**
 * The guard of the frame of /gestao: somebody of the station's team, whatever they look after. Everybody else gets the page that says so; where
 * codes in two steps are wanted, who has none gets the page that sets them up, and no other (PPL-26).
 */
export async function requireTeammate(args: Arguments) {
  const { participant, api } = await requireParticipant(args)
  if (!participant.isOfTeam) throw redirect('/not-autorized')
  if (participant.needsCodes) throw redirect(codesPath)
  return { teammate: participant, api }
}

/**
 * The guard of the pages of /gestao: somebody of the station's team, on a page of an area that one of their rights opens; what a page asks
 * the API for is refused there (PPL-22). With an area also that the station has it, for pages that ask the API for nothing of it.
 * @throws a 403, a 404
 */
export async function requireTeam(args: Arguments, area?: ConsoleArea) {
  const { teammate, api } = await requireTeammate(args)
  const { pathname } = new URL(args.request.url)
  if (!isOpenTo(pathname.replace(/\.data$/, ''), teammate.rights)) throw new Response(null, { status: 403 })
  if (area && !hasArea(requireStation(args.context).config, area)) throw new Response(null, { status: 404 })
  return { teammate, api }
}
