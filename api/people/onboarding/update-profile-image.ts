import type { AnswerInput, UploadFields } from '#contract/endpoint.ts'
import type { updateProfileImage as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { fileKey, readFileAddress, takeFile, type Upload } from '../../platform/files/index.ts'
import { senderOf } from '../../platform/pictures/index.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { type Crop, makePortraits, middle, portraitName, portraitNames } from './make-portraits.ts'
import { maxPortraitMegabytes, ownPortrait } from './own-portrait.ts'
import { onboardingTexts } from './texts.ts'

const texts = onboardingTexts.photo
const perHour = 30
const megabyte = 1024 * 1024

type Fields = UploadFields<typeof call>

/**
 * Puts somebody's picture in place of the last one (ONB-12, PRO-03). Files first, then the row: a picture that nothing
 * names is taken away again, and the old one goes when nothing names it any more.
 * @throws forbidden, invalid_input with `fields.image`, too_many_requests
 */
export async function updateProfileImage(
  ctx: ApiContext,
  { id, upload }: { id: number; upload: Upload<Fields> },
): Promise<AnswerInput<typeof call>> {
  if (memberOf(ctx) !== id) throw new ApiError('forbidden', onboardingTexts.notYou)
  const person = await ownPortrait(ctx, id)
  const taken = await takePortrait(ctx, id, { person, upload })
  const image = taken.at(portraitName)
  try {
    await nameImage(ctx, id, image)
  } catch (error) {
    await taken.discard()
    throw error
  }
  await removePortraits(ctx, person.image)
  return { image, messages: [onboardingTexts.updated] }
}

type Taking = {
  person: Awaited<ReturnType<typeof ownPortrait>>
  upload: Omit<Upload<Partial<Fields>>, 'stream'>
}

/** Counts, judges and stores a picture of somebody; nothing names it yet. @throws as `updateProfileImage` */
export function takePortrait(ctx: ApiContext, id: number, { person, upload }: Taking) {
  const who = `${ctx.station.id}:#${id}`
  const megabytes = maxPortraitMegabytes(person)
  return takeFile(ctx, upload, {
    limits: [{ name: 'profile-image', key: who, points: perHour, durationSeconds: 3600 }],
    maxBytes: megabytes * megabyte,
    tooLarge: texts.tooLarge(megabytes),
    version: 'once',
    async make(bytes, fields) {
      const made = await makePortraits(bytes, { crop: cropOf(fields), who: senderOf(ctx, id) })
      if (made === 'too_many_pixels') return texts.tooManyPixels
      return typeof made === 'string' ? texts.wrongType : { files: made }
    },
  })
}

/** Without a crop that makes sense, the middle (GAP-29). */
function cropOf({ crop_x: x, crop_y: y, crop_width: width, crop_height: height }: Partial<Fields>): Crop {
  if (x === undefined || y === undefined || width === undefined || height === undefined) return middle
  return { x, y, width, height }
}

const nameImage = ({ db, station }: ApiContext, id: number, image: string) =>
  db
    .update(participants)
    .set({ image })
    .where(withId(participants, { station }, id))

/** Takes away what only this account named. A file that stays behind costs a little space and harms nobody. */
export async function removePortraits({ ports, station }: ApiContext, image: string | null): Promise<void> {
  const place = readFileAddress(image)
  // The version is a secret of this picture alone: one that came with a station folder may be several people's.
  const isOwn = place?.stationId === station.id && place.version.length === 43
  if (!isOwn || place.path !== portraitName) return
  try {
    for (const path of portraitNames) await ports.files.delete(fileKey({ ...place, path }))
  } catch (error) {
    ports.log.warn({ err: error, stationId: station.id }, 'An old portrait could not be deleted')
  }
}
