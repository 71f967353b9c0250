import { createHash } from 'node:crypto'
import { managedTexts } from '#contract/management/activities/schemas.ts'
import type { ApiContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { requireOwner } from '../../owner-changes/index.ts'
import { limit } from '../../rate-limit/index.ts'
import type { FilmProblem } from './films/film-problem.ts'
import { judgeFilm } from './films/judge-film.ts'
import { managedActivityTexts as texts } from './texts.ts'

const maxBytes = 10_000_000
const problemTexts: Record<FilmProblem, string> = {
  wrong_type: texts.film,
  broken: texts.filmBroken,
  unknown_codec: texts.filmCodec,
}

/**
 * Stores a film as it is once it was read to its end: MP4 or WebM by its own bytes, whole, of a codec that browsers play.
 * Players ask for parts of it (VID-07, VAL-10). @throws invalid_input with `fields.file`
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
  const film = judgeFilm(bytes)
  if ('problem' in film) throw ApiError.fields({ file: problemTexts[film.problem] })
  const { kind } = film
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const key = `${ctx.station.id}/${version}/videos/filme.${kind}`
  await ctx.ports.files.put(key, bytes, { contentType: `video/${kind}` })
  return { url: `/arquivos/${key}` }
}
