import sharp from 'sharp'
import { ApiProblem } from '#contract/client.ts'
import { getCardPhoto, getUser } from '#contract/services/member-card/endpoints.ts'
import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { drawCard } from './draw-card.server.tsx'

/** Side of the photo inside the drawing, in pixels: twice as sharp as it is shown. */
const photoSide = 320

/** Loads the card of a member with a new QR, and its drawing (VCD-01, GAP-85). @throws a 404 where there is none */
export async function loadDrawing(
  context: PortalContext,
  id: number,
): Promise<{ card: MemberCard; drawing: string }> {
  const { name: station, brand } = requireStation(context).config
  const [card] = await context.api.call(getUser, { params: { id } })
  if (!card) throw new Response(null, { status: 404 })
  const photo = card.image === null ? null : await loadPhoto(context, id)
  return { card, drawing: drawCard({ card, station, brand, photo }) }
}

/** Loads a data URI; null where the photo is not one of ours, is gone, or is no picture: the card shows the initials then. */
async function loadPhoto({ api }: PortalContext, id: number): Promise<string | null> {
  try {
    const answer = await api.file(getCardPhoto, { params: { id } }, { method: 'GET', headers: new Headers() })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const square = await sharp(bytes).resize(photoSide, photoSide).jpeg({ quality: 84 }).toBuffer()
    return `data:image/jpeg;base64,${square.toString('base64')}`
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status !== 404) throw problem
    return null
  }
}
