import { pictureTexts } from '#contract/picture-texts.ts'
import type { SiteLogo } from '#contract/site/builder/schemas.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { takeFile, type Upload } from '../../../platform/files/index.ts'
import { senderOf } from '../../../platform/pictures/index.ts'
import { countCall } from '../../../platform/rate-limit/index.ts'
import { proposeColors, tonesOf } from './colors.ts'
import { betterPlate, makeSizes } from './make-sizes.ts'
import { type Read, readImage } from './read-image.ts'
import { removeBackground } from './remove-background.ts'
import { edgeOf, trimTransparent } from './trim.ts'

/** The file of a logo before it is read, with what is wanted of it. */
export type LogoUpload = Upload<{ remove_background: boolean }>
/** `isClaimedLater`: it is shown when something that names it is saved. */
type Taking = { personId: number; isClaimedLater?: true }
/** `who` uploads it: nobody fills the queue alone. */
type Options = Parameters<typeof readImage>[1]

/** A drawing that was ended took what ten logos take, and counts as many (SEC-47). */
const furtherCallsOfEnded = 9

/**
 * Logo intake (ONB-15): decodes, removes the background if that is wished, trims, makes every size, proposes colours,
 * and stores the files under the station whose host shows them. The same logo twice is one folder.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function takeLogo(
  ctx: ApiContext,
  upload: LogoUpload,
  { personId, isClaimedLater }: Taking,
): Promise<SiteLogo> {
  const who = `${ctx.station.id}:${personId}`
  const uploads = { name: 'site-logo', key: who, points: 60, durationSeconds: 3600 }
  const countEnded = () => countCall(ctx, uploads, furtherCallsOfEnded)
  const { at, look } = await takeFile(ctx, upload, {
    limits: [uploads],
    ...(isClaimedLater && { isClaimedLater }),
    tooLarge: pictureTexts.tooLarge(1),
    version: ({ remove_background }) => String(remove_background),
    make: (bytes, { remove_background }) =>
      makeLogo(bytes, {
        removeBackground: remove_background,
        who: senderOf(ctx, personId),
        countEnded,
      }),
  })
  return { ...look, ...logoAddresses(at) }
}

/** Where the forms of a logo stand, by where its folder is. Pure. */
export const logoAddresses = (at: (path: string) => string) => ({
  image: at('logo.webp'),
  on_light: at('logo-claro.webp'),
  on_dark: at('logo-escuro.webp'),
  favicon: at('favicon-192.png'),
  plates: { light: at('logo-placa-clara.webp'), dark: at('logo-placa-escura.webp') },
})

/** Every file of a logo, and how it looks. Stores nothing. @throws invalid_input with `fields.file`, too_many_requests */
export async function makeLogo(bytes: Uint8Array, options: Options) {
  const { made, tones, colors } = await readImage(bytes, options, (read) => makeForms(read, options))
  const [logo] = made
  const look = {
    plate: betterPlate(tones),
    width: logo?.width ?? 0,
    height: logo?.height ?? 0,
    background_removed: options.removeBackground,
    colors,
    tones,
  }
  return { files: made.map(({ name, ...file }) => ({ ...file, path: name })), look }
}

async function makeForms({ whole, mark }: Read, options: Options) {
  const cleared: ReturnType<typeof removeBackground> = options.removeBackground
    ? removeBackground(mark)
    : mark
  const trimmed = trimTransparent(cleared)
  // What a ground must let one see is the edge; what the brand is made of is all of it, its own ground too.
  const tones = tonesOf(edgeOf(trimmed))
  const made = await makeSizes(trimmed, tones, cleared.removed)
  return { made, tones, colors: proposeColors(tonesOf(whole)) }
}
