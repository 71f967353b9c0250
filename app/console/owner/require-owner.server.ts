import { redirect } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { type ConsoleArea, hasArea } from '../console-area.ts'

type Arguments = { context: PortalContext; request: Request }

/**
 * The guard of /gestao: an owner of the station. Everybody else gets the page that says so. With an area also that the station has
 * it, for pages that ask the API for nothing of it. @throws a 404
 */
export async function requireOwner(args: Arguments, area?: ConsoleArea) {
  const { participant, api } = await requireParticipant(args)
  if (!participant.isOwner) throw redirect('/not-autorized')
  if (area && !hasArea(requireStation(args.context).config, area)) throw new Response(null, { status: 404 })
  return { owner: participant, api }
}
