import { createHash } from 'node:crypto'
import type { SiteLogo } from '#contract/sites/schemas.ts'
import type { Files } from '../../ports/index.ts'
import { proposeColors, tonesOf } from './colors.ts'
import { betterPlate, makeSizes } from './make-sizes.ts'
import { type Read, readImage } from './read-image.ts'
import { removeBackground } from './remove-background.ts'
import { edgeOf, trimTransparent } from './trim.ts'

/** `who` uploads it: nobody fills the queue alone. */
type Options = { removeBackground: boolean; who: string }

/**
 * Logo intake (ONB-15): decodes, removes the background if that is wished, trims, makes every size, proposes colours,
 * and stores the files under the station whose host shows them. The same logo twice is one folder.
 * @throws invalid_input with `fields.file`, too_many_requests
 */
export async function takeLogo(
  files: Files,
  stationId: number,
  bytes: Uint8Array,
  options: Options,
): Promise<SiteLogo> {
  const { made, tones, colors } = await readImage(bytes, options, (read) => makeForms(read, options))
  const version = createHash('sha256')
    .update(bytes)
    .update(String(options.removeBackground))
    .digest('hex')
    .slice(0, 40)
  for (const file of made)
    await files.put(`${stationId}/${version}/${file.name}`, file.bytes, { contentType: file.contentType })
  const at = (name: string) => `/arquivos/${stationId}/${version}/${name}`
  const logo = made[0]
  return {
    image: at('logo.webp'),
    on_light: at('logo-claro.webp'),
    on_dark: at('logo-escuro.webp'),
    favicon: at('favicon-192.png'),
    plates: { light: at('logo-placa-clara.webp'), dark: at('logo-placa-escura.webp') },
    plate: betterPlate(tones),
    width: logo?.width ?? 0,
    height: logo?.height ?? 0,
    background_removed: options.removeBackground,
    colors,
    tones,
  }
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
