import { createHash } from 'node:crypto'
import { managedTexts } from '#contract/management/activities/schemas.ts'
import type { ApiContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { limit } from '../../rate-limit/index.ts'
import { requireOwner } from '../managed-site.ts'
import { managedActivityTexts as texts } from './texts.ts'

const maxBytes = 10_000_000

/**
 * Stores a film as it is, MP4 or WebM by its own first bytes: names and types that browsers say are not believed. Players
 * ask for parts of it (VID-07, VAL-10). @throws invalid_input with `fields.file`
 */
export async function addFilm(ctx: ApiContext, file: string): Promise<{ url: string }> {
  const owner = await requireOwner(ctx)
  await limit(ctx, {
    name: 'site-film',
    key: `${ctx.station.id}:${owner.id}`,
    points: 30,
    durationSeconds: 3600,
  })
  // Films that no activity shows any more stay: what a station can fill is bounded by the month.
  await limit(ctx, {
    name: 'site-films',
    key: `${ctx.station.id}`,
    points: 200,
    durationSeconds: 30 * 24 * 3600,
  })
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > maxBytes) throw ApiError.fields({ file: managedTexts.filmTooLarge })
  const kind = kindOf(bytes)
  if (!kind) throw ApiError.fields({ file: texts.film })
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const key = `${ctx.station.id}/${version}/videos/filme.${kind}`
  await ctx.ports.files.put(key, bytes, { contentType: `video/${kind}` })
  return { url: `/arquivos/${key}` }
}

/** What players of MP4 know; pictures (HEIC, AVIF) and QuickTime have the same box with other brands. */
const mp4Brand = /^ftyp(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|mmp4|3gp\d)/

/** `ftyp` of ISO media with a brand of MP4, or the EBML head with the WebM document type. */
function kindOf(bytes: Buffer): 'mp4' | 'webm' | null {
  if (mp4Brand.test(bytes.subarray(4, 12).toString('latin1'))) return 'mp4'
  const isEbml = bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))
  return isEbml && bytes.subarray(0, 64).includes('webm') ? 'webm' : null
}
