import { createHash } from 'node:crypto'
import { postImageBytes } from '#contract/activities/wall/limits.ts'
import type { Post } from '#contract/activities/wall/schemas.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { claimKeys, takeFile, type Upload } from '../../platform/files/index.ts'
import {
  decodePicture,
  fromPixels,
  type PictureProblem,
  type Pixels,
  senderOf,
} from '../../platform/pictures/index.ts'
import type { PostMedia } from '../posts/tables.ts'
import { beginPost, type NewPost, placePost } from './write-post.ts'

const problemTexts: Record<PictureProblem, string> = {
  wrong_type: mediaTexts.wrongType,
  too_many_pixels: pictureTexts.tooManyPixels,
  unreadable: mediaTexts.wrongType,
  not_drawn: mediaTexts.wrongType,
  too_much_to_draw: mediaTexts.wrongType,
}
const path = 'imagem.webp'

/**
 * Posts a picture on the wall: JPEG or PNG by its bytes, turned upright, made small and freed of what the camera wrote into it
 * (SOC-03, SEC-03). The same key again answers the same. @throws invalid_input with `fields.base64`, and as `createPost`
 */
export async function createImagePost(
  ctx: ApiContext,
  { base64, description, user, key }: NewPost & { base64: string },
): Promise<Post> {
  await beginPost(ctx, user)
  const bytes = Buffer.from(base64.replace(/^data:[\w/+.-]{1,60};base64,/, ''), 'base64')
  const who = senderOf(ctx, memberOf(ctx))
  const taken = await takeFile(ctx, uploadOf(bytes), {
    limits: [],
    tooLarge: mediaTexts.tooLarge,
    version: 'once',
    isPrivate: true,
    isClaimedLater: true,
    async make(bytes) {
      const answer = await decodePicture(
        bytes,
        { formats: ['jpeg', 'png'], who, prepare: (picture) => picture.autoOrient().resize(shape) },
        encode,
      )
      return 'problem' in answer ? problemTexts[answer.problem] : answer.made
    },
  })
  const { width, height } = taken
  const media: PostMedia = { kind: 'image', key: taken.key(path), width, height }
  const file = createHash('sha256').update(bytes).digest('hex')
  const giveUp = async () => {
    await taken.discard()
    await claimKeys(ctx, [media.key])
  }
  try {
    const { post, isNew } = await placePost(ctx, { description, key, media, file })
    if (!isNew) await giveUp()
    return post
  } catch (error) {
    await giveUp()
    throw error
  }
}

/** Wide enough for the wall on a good screen. Pixels. */
const shape = { width: 1280, height: 1600, fit: 'inside', withoutEnlargement: true } as const

async function encode(pixels: Pixels) {
  const { data: bytes, info } = await fromPixels(pixels)
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const files = [{ path, bytes, contentType: 'image/webp' }]
  return { files, width: info.width, height: info.height }
}

/** The specification's base64, as a form would bring it (ADR 68). */
const uploadOf = (bytes: Buffer): Omit<Upload, 'stream'> => ({
  field: 'base64',
  maxBytes: postImageBytes,
  read: async () => ({
    bytes: bytes.length > 0 ? bytes : null,
    isTooLarge: bytes.length > postImageBytes,
    fields: {},
  }),
})
