import { redirect } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import type { PortalContext } from '../../station/portal-context.ts'

type Arguments = { context: PortalContext; request: Request }

/** The guard of /gestao: an owner of the station. Everybody else gets the page that says so. */
export async function requireOwner(args: Arguments) {
  const { participant, api } = await requireParticipant(args)
  if (!participant.isOwner) throw redirect('/not-autorized')
  return { owner: participant, api }
}
