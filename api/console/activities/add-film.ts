import { pictureTexts } from '#contract/picture-texts.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { takeFile, type Upload } from '../../platform/files/index.ts'
import { type FilmProblem, filmSeconds, judgeFilm, strippedFilm } from '../../platform/films/index.ts'
import { managedActivityTexts as texts } from './texts.ts'

const problemTexts: Record<FilmProblem, string> = {
  wrong_type: texts.film,
  broken: texts.filmBroken,
  unknown_codec: texts.filmCodec,
}

/**
 * Stores a film once it was read to its end: MP4 or WebM by its own bytes, whole, of a codec that browsers play, without what the
 * camera wrote into it (SEC-96). Players ask for parts of it (VID-07, VAL-10); how long
 * it lasts is what its index says (VID-01). @throws invalid_input with `fields.file`
 */
export async function addFilm(
  ctx: ApiContext,
  upload: Upload,
): Promise<{ url: string; durationSeconds: number | null }> {
  const { id } = await requireTeam(ctx)
  const station = String(ctx.station.id)
  let durationSeconds: number | null = null
  const { at, path } = await takeFile(ctx, upload, {
    limits: [
      { name: 'site-film', key: `${station}:${id}`, points: 30, durationSeconds: 3600 },
      // Films that no activity shows any more stay: what a station can fill is bounded by the month.
      { name: 'site-films', key: station, points: 200, durationSeconds: 30 * 24 * 3600 },
    ],
    isClaimedLater: true,
    tooLarge: pictureTexts.mediaTooLarge(upload.maxBytes / 1_000_000),
    make(bytes) {
      const film = judgeFilm(bytes)
      if ('problem' in film) return problemTexts[film.problem]
      durationSeconds = filmSeconds(bytes, film.kind)
      const path = `videos/filme.${film.kind}`
      const stripped = strippedFilm(bytes, film.kind)
      return { files: [{ path, bytes: stripped, contentType: `video/${film.kind}` }], path }
    },
  })
  return { url: at(path), durationSeconds }
}
