import type { LoaderFunctionArgs } from '@remix-run/node'
import { keepCardHeader } from '../../session/kept-card.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { copyPage } from './copy-page.server.tsx'
import { loadDrawing } from './load-drawing.server.ts'

/** Answers the copy of the card that the browser keeps for times without a connection (VCD-01, ADR 111). */
export async function loader(args: LoaderFunctionArgs) {
  const { participant } = await requireParticipant(args)
  const { card, drawing } = await loadDrawing(args.context, participant.id)
  const { config } = requireStation(args.context)
  return new Response(copyPage({ card, drawing, config, shownAt: new Date().toISOString() }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'set-cookie': await keepCardHeader(args.context, participant.id),
    },
  })
}
