import { createHash } from 'node:crypto'
import type { ApiContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { requireOwner } from '../../owner-changes/index.ts'
import { limit } from '../../rate-limit/index.ts'
import { managedActivityTexts as texts } from './texts.ts'

const maxBytes = 500_000

/** Stores a Lottie animation for feedback; players run no code of it. @throws invalid_input with `fields.file` */
export async function addAnimation(ctx: ApiContext, file: string): Promise<{ animation: string }> {
  const owner = await requireOwner(ctx)
  await limit(ctx, {
    name: 'site-image',
    key: `${ctx.station.id}:${owner.id}`,
    points: 200,
    durationSeconds: 3600,
  })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxBytes || !isLottie(bytes.toString('utf8')))
    throw ApiError.fields({ file: texts.animation })
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const name = 'lottie/animacao.json'
  await ctx.ports.files.put(`${ctx.station.id}/${version}/${name}`, bytes, {
    contentType: 'application/json',
  })
  return { animation: `/arquivos/${ctx.station.id}/${version}/${name}` }
}

function isLottie(text: string): boolean {
  try {
    const { v, w, h, layers } = JSON.parse(text) as Record<string, unknown>
    return typeof v === 'string' && typeof w === 'number' && typeof h === 'number' && Array.isArray(layers)
  } catch {
    return false
  }
}
