import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AnswerInput } from '#contract/endpoint.ts'
import type { updateProfileImage as call } from '#contract/onboarding/endpoints.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { ReadUpload } from '../http/read-multipart.ts'
import { limit } from '../rate-limit/index.ts'
import { type Crop, makePortraits, middle, type Portrait } from './make-portraits.ts'
import { maxPortraitMegabytes, ownPortrait } from './own-portrait.ts'
import { newSecret } from './secret.ts'
import { onboardingTexts } from './texts.ts'

const texts = onboardingTexts.photo
const perHour = 30
const megabyte = 1024 * 1024

const percent = z.coerce.number().min(0).max(100)
const size = z.coerce.number().min(0.1).max(100)
const cropFields = z.object({ crop_x: percent, crop_y: percent, crop_width: size, crop_height: size })

type Input = { id: number; readUpload: ReadUpload }

/**
 * Puts somebody's picture in place of the last one (ONB-12, PRO-03). Files first, then the row: a picture that nothing
 * names is taken away again, and the old one goes when nothing names it any more.
 * @throws forbidden, invalid_input with `fields.image`, too_many_requests
 */
export async function updateProfileImage(
  ctx: ApiContext,
  { id, readUpload }: Input,
): Promise<AnswerInput<typeof call>> {
  if (memberOf(ctx) !== id) throw new ApiError('forbidden', onboardingTexts.notYou)
  const key = `${ctx.station.id}:#${id}`
  await limit(ctx, { name: 'profile-image', key, points: perHour, durationSeconds: 3600 })
  const person = await ownPortrait(ctx, id)
  const megabytes = maxPortraitMegabytes(person)
  const { bytes, isTooLarge, fields } = await readUpload(megabytes * megabyte)
  if (isTooLarge) throw ApiError.fields({ image: texts.tooLarge(megabytes) })
  if (!bytes) throw ApiError.fields({ image: onboardingTexts.required })
  const made = await makePortraits(bytes, { crop: readCrop(fields), who: key })
  if (made === 'too_many_pixels') throw ApiError.fields({ image: texts.tooManyPixels })
  if (typeof made === 'string') throw ApiError.fields({ image: texts.wrongType })
  const folder = `${ctx.station.id}/${newSecret()}`
  const image = await putInPlace(ctx, { id, folder, portraits: made })
  await removePortraits(ctx, person.image)
  return { image, messages: [onboardingTexts.updated] }
}

/** Without a crop that makes sense, the middle (GAP-29). */
function readCrop(fields: Record<string, string>): Crop {
  const { success, data } = cropFields.safeParse(fields)
  return success
    ? { x: data.crop_x, y: data.crop_y, width: data.crop_width, height: data.crop_height }
    : middle
}

type Placing = { id: number; folder: string; portraits: Portrait[] }

async function putInPlace(ctx: ApiContext, { id, folder, portraits }: Placing): Promise<string> {
  const { db, station, ports } = ctx
  try {
    for (const { name, bytes } of portraits)
      await ports.files.put(`${folder}/${name}`, bytes, { contentType: 'image/webp' })
    const image = `/arquivos/${folder}/${portraits[0]?.name}`
    await db
      .update(participants)
      .set({ image })
      .where(and(eq(participants.stationId, station.id), eq(participants.id, id)))
    return image
  } catch (error) {
    for (const { name } of portraits) await ports.files.delete(`${folder}/${name}`)
    throw error
  }
}

/** Takes away what only this account named. A file that stays behind costs a little space and harms nobody. */
async function removePortraits({ ports, station }: ApiContext, image: string | null): Promise<void> {
  const folder = /^\/arquivos\/(\d+\/[\w-]{43})\/foto\.webp$/.exec(image ?? '')?.[1]
  if (!folder?.startsWith(`${station.id}/`)) return
  try {
    for (const name of ['foto.webp', 'foto-320.webp', 'foto-96.webp'])
      await ports.files.delete(`${folder}/${name}`)
  } catch (error) {
    ports.log.warn({ err: error, stationId: station.id }, 'An old portrait could not be deleted')
  }
}
