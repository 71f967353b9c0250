import type { Metadata, Region, Sharp } from 'sharp'
import type { AnswerInput, UploadFields } from '#contract/endpoint.ts'
import type { updateProfileImage as call } from '#contract/people/onboarding/endpoints.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  type FilePlace,
  fileKey,
  type NewFile,
  readFileAddress,
  releaseKeys,
  takeFile,
  type Upload,
} from '../../platform/files/index.ts'
import {
  decodePicture,
  fromPixels,
  type PictureProblem,
  type Pixels,
  senderOf,
} from '../../platform/pictures/index.ts'
import { memberOf } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { maxPortraitMegabytes, ownPortrait } from './get-onboarding.ts'
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

/**
 * Whether a picture is one account's alone: its version is a secret then; one that came with a station folder may be several people's. Pure.
 */
export const isOwnPortrait = ({ station }: Pick<ApiContext, 'station'>, place: FilePlace): boolean =>
  place.stationId === station.id && place.version.length === 43 && place.path === portraitName

/** The same once the transaction is kept: nothing of a picture is gone where it is not. */
export async function releasePortrait(ctx: ApiContext, image: string | null): Promise<void> {
  const place = readFileAddress(image)
  if (place && isOwnPortrait(ctx, place))
    await releaseKeys(
      ctx,
      portraitNames.map((path) => fileKey({ ...place, path })),
    )
}

/** Takes away what only this account named. A file that stays behind costs a little space and harms nobody. */
export async function removePortraits({ ports, station }: ApiContext, image: string | null): Promise<void> {
  const place = readFileAddress(image)
  if (!place || !isOwnPortrait({ station }, place)) return
  try {
    for (const path of portraitNames) await ports.files.delete(fileKey({ ...place, path }))
  } catch (error) {
    ports.log.warn({ err: error, stationId: station.id }, 'An old portrait could not be deleted')
  }
}

/** Per cent of the picture as it is shown, that is, turned the way its camera says. */
type Crop = { x: number; y: number; width: number; height: number }

/** The middle, as the crop begins (D1§5). */
export const middle: Crop = { x: 25, y: 25, width: 50, height: 50 }

/** Sides in pixels; the largest has no suffix, like all pictures of stations. */
const sides = [640, 320, 96] as const
const nameOf = (side: number) => `foto${side === sides[0] ? '' : `-${side}`}.webp`
/** The names of a portrait's files, and of the one that stands for all of them. */
export const portraitNames = sides.map(nameOf)
export const portraitName = nameOf(sides[0])
const formats = ['jpeg', 'png', 'gif', 'webp'] as const

type Asked = { crop: Crop; who: string }

/**
 * Cuts a portrait out of a picture and writes it anew in the sizes that pages use, square, without anything that the
 * camera wrote into it (place, time, device). What it is, is what decodes, not what it is called (ONB-12).
 * @throws too_many_requests
 */
export async function makePortraits(
  bytes: Buffer,
  { crop, who }: Asked,
): Promise<NewFile[] | PictureProblem> {
  // Cut out as it lies in the file and turned when it is small: what is turned first is kept whole (ADR 72).
  const prepare = (picture: Sharp, { autoOrient, orientation }: Metadata) =>
    picture
      .extract(regionAsStored(regionOf(crop, autoOrient), autoOrient, orientation))
      .resize(sides[0], sides[0], { fit: 'cover' })
      .autoOrient()
  const answer = await decodePicture(bytes, { formats, who, prepare }, async (pixels) => {
    const portraits = []
    for (const side of sides) portraits.push(await portrait(pixels, side))
    return portraits
  })
  return 'made' in answer ? answer.made : answer.problem
}

async function portrait(pixels: Pixels, side: number): Promise<NewFile> {
  const image = fromPixels(pixels).resize(side, side).flatten({ background: 'white' }).webp({ quality: 82 })
  return { path: nameOf(side), bytes: await image.toBuffer(), contentType: 'image/webp' }
}

/** A crop in whole pixels inside the picture, never empty. Pure. */
export function regionOf(crop: Crop, { width, height }: { width: number; height: number }): Region {
  const span = (start: number, length: number, whole: number) => {
    const from = Math.min(whole - 1, Math.max(0, Math.round((start / 100) * whole)))
    return [from, Math.min(whole - from, Math.max(1, Math.round((length / 100) * whole)))] as const
  }
  const [left, w] = span(crop.x, crop.width, width)
  const [top, h] = span(crop.y, crop.height, height)
  return { left, top, width: w, height: h }
}

/** Where a region of the picture as it is shown lies in the file, which says by Exif's number how it is turned. Pure. */
function regionAsStored(region: Region, shown: { width: number; height: number }, orientation = 1): Region {
  const { width, height } = region
  const left = [2, 3, 6, 7].includes(orientation) ? shown.width - region.left - width : region.left
  const top = [3, 4, 7, 8].includes(orientation) ? shown.height - region.top - height : region.top
  if (orientation < 5) return { left, top, width, height }
  return { left: top, top: left, width: height, height: width }
}

/** A picture that came in JSON, as a form would bring it (ADR 68). Base64 with or without `data:image/…;base64,` in front. */
export function sentPortrait(base64: string, maxBytes: number): Omit<Upload<Record<never, never>>, 'stream'> {
  const bytes = Buffer.from(base64.replace(/^data:[\w/+.-]{1,60};base64,/, ''), 'base64')
  return {
    field: 'image',
    maxBytes,
    read: async () => ({
      bytes: bytes.length > 0 ? bytes : null,
      isTooLarge: bytes.length > maxBytes,
      fields: {},
    }),
  }
}
