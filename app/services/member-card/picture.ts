import type { LoaderFunctionArgs } from '@remix-run/node'
import sharp from 'sharp'
import { requireParticipant } from '../../session/member.server.ts'
import { loadDrawing } from './load-drawing.server.ts'
import { texts } from './texts.ts'

/** Dots per inch at 72 units: the card is 1712 pixels wide, as sharp as it is printed. */
const density = 144

/** Answers the card as a PNG to keep, drawn here: saving needs no scripts (VCD-01). No cache between us and the person keeps it. */
export async function loader(args: LoaderFunctionArgs) {
  const { participant } = await requireParticipant(args)
  const { drawing } = await loadDrawing(args.context, participant.id)
  const png = await sharp(Buffer.from(drawing), { density }).png().toBuffer()
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${texts.file}"`,
      'cache-control': 'private, no-store',
    },
  })
}
