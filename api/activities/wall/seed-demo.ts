import { asc, isNotNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { keyOfAddress, newSecret, privateKey } from '../../platform/files/index.ts'
import { decodePicture } from '../../platform/pictures/index.ts'
import { readWhole } from '../../platform/ports/index.ts'
import { writeComment } from '../comments/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import type { PostMedia } from '../posts/tables.ts'
import { writeLike } from '../social/index.ts'
import { likeablePost } from './post-marks.ts'
import { writePost } from './write-post.ts'

/** A wall that fits every station. */
const said = {
  first: 'Bom dia, gente! Quem mais começou a semana com café e uma atividade nova? ☕',
  second: 'Passei aqui para agradecer a quem me ajudou ontem. Que grupo bom de fazer parte!',
  third: 'Dica: dá para ver tudo o que já fiz no extrato. Descobri só hoje.',
  fourth: 'Alguém mais de Campinas por aqui? Vamos marcar um encontro no fim do mês.',
  last: 'Cheguei há pouco e já gostei. Por onde vocês começaram?',
  answer: 'Pelas mais curtas. Depois vicia!',
  agreed: 'Estou dentro. Sábado de manhã é melhor para mim.',
} as const

/** A few posts over past days with what others said of them, where the station has a wall. */
export async function seedDemoWall({ ctx, isNew, callsOf }: Demo): Promise<void> {
  if (!isNew || !ctx.station.config.features.feed) return
  const of = (person: 'novo' | 'participante' | 'parceiro', days: number) => callsOf(person, days)
  const say = async (by: ApiContext | null, description: string, media?: PostMedia | null) =>
    by && (await writePost(by, { description, ...(media && { media }) })).id
  const [picture, other] = await demoPictures(ctx)
  await say(of('parceiro', 6), said.first)
  const thanks = await say(of('novo', 5), said.second, other)
  await say(of('participante', 4), said.third)
  const town = await say(of('parceiro', 3), said.fourth, picture)
  const start = await say(of('novo', 1), said.last)
  const [ana, bia, leo] = [of('participante', 1), of('novo', 1), of('parceiro', 1)]
  if (!ana || !bia || !leo || !thanks || !town || !start) return
  for (const [by, id] of [
    [ana, thanks],
    [leo, thanks],
    [bia, town],
    [ana, start],
  ] as const)
    await writeLike(by, likeablePost, id, true)
  await writeComment(ana, { on: { kind: 'post', id: town }, description: said.agreed })
  await writeComment(leo, { on: { kind: 'post', id: start }, description: said.answer })
}

/** Pictures that people might post: copies of the station's own covers. */
async function demoPictures(ctx: ApiContext): Promise<(PostMedia | null)[]> {
  const rows = await ctx.db
    .select({ image: activities.image })
    .from(activities)
    .where(inStation(activities, ctx, isOnAir, isNotNull(activities.image)))
    .orderBy(asc(activities.id))
    .limit(2)
  const pictures: (PostMedia | null)[] = []
  for (const { image } of rows) pictures.push(await copyOf(ctx, keyOfAddress(image)))
  return pictures
}

async function copyOf({ ports, station }: ApiContext, from: string | null): Promise<PostMedia | null> {
  const found = from && (await ports.files.get(from))
  if (!found) return null
  const bytes = await readWhole(found)
  const read = await decodePicture(
    bytes,
    { formats: ['webp', 'png', 'jpeg'], who: 'demo', prepare: (picture) => picture },
    async ({ width, height }) => ({ width, height }),
  )
  if ('problem' in read) return null
  const key = privateKey({ stationId: station.id, version: newSecret(), path: 'imagem.webp' })
  await ports.files.put(key, bytes, { contentType: found.contentType })
  return { kind: 'image', key, width: read.made.width, height: read.made.height }
}
