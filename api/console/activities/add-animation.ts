import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { takeFile, type Upload } from '../../platform/files/index.ts'
import { managedActivityTexts as texts } from './texts.ts'

const path = 'lottie/animacao.json'

/** Stores a Lottie animation for feedback; players run no code of it. @throws invalid_input with `fields.file` */
export async function addAnimation(ctx: ApiContext, upload: Upload): Promise<{ animation: string }> {
  const { id } = await requireTeam(ctx)
  const who = `${ctx.station.id}:${id}`
  const { at } = await takeFile(ctx, upload, {
    limits: [{ name: 'site-image', key: who, points: 200, durationSeconds: 3600 }],
    isClaimedLater: true,
    tooLarge: texts.animation,
    make: (bytes) =>
      isLottie(bytes.toString('utf8'))
        ? { files: [{ path, bytes, contentType: 'application/json' }] }
        : texts.animation,
  })
  return { animation: at(path) }
}

function isLottie(text: string): boolean {
  try {
    const { v, w, h, layers } = JSON.parse(text) as Record<string, unknown>
    return typeof v === 'string' && typeof w === 'number' && typeof h === 'number' && Array.isArray(layers)
  } catch {
    return false
  }
}
