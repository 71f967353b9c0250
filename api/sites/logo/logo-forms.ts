import sharp from 'sharp'
import type { StationConfig } from '#stations/schema.ts'
import type { Files } from '../../ports/index.ts'
import { readStored } from '../read-stored.ts'
import { standsOn, tonesOf } from './colors.ts'
import { edgeOf } from './trim.ts'

type Tones = { color: string; share: number }[]
type Look = Pick<StationConfig, 'brand'> & {
  images: Pick<StationConfig['images'], 'primaryLogo' | 'footerLogo'>
}

/** The forms of one logo lie beside each other under these names (`makeSizes`). */
const form = /^(\/arquivos\/\d+\/(?:[\w-]+\/)+)logo(?:-claro|-escuro|-placa)?\.webp$/

/** At the top: on the page, and over edge-to-edge pictures on the brand too. Pure (TEN-05). */
export function topForm(folder: string, tones: Tones, { colors, header }: StationConfig['brand']): string {
  const isUnseen = header.layout === 'overlay' && !standsOn(tones, colors.primary)
  return `${folder}${isUnseen ? 'logo-placa' : 'logo-claro'}.webp`
}

/** In the footer, whose colour is the owner's choice: bare where it is seen, on its plate elsewhere. Pure (TEN-05). */
export const footerForm = (folder: string, tones: Tones, { colors }: StationConfig['brand']): string =>
  `${folder}${standsOn(tones, colors.footer) ? 'logo' : 'logo-placa'}.webp`

/**
 * The logos of a look in the forms that are seen on its colours, whoever chose them when. Logos that did not come
 * through the intake stay as they are.
 */
export async function settleLogoForms(
  files: Files,
  { brand, images }: Look,
): Promise<Partial<Look['images']>> {
  const settled: Partial<Look['images']> = {}
  const choices = { primaryLogo: topForm, footerLogo: footerForm } as const
  for (const name of ['primaryLogo', 'footerLogo'] as const) {
    const folder = form.exec(images[name] ?? '')?.[1]
    const tones = folder && (await storedTones(files, folder))
    if (!folder || !tones) continue
    const chosen = choices[name](folder, tones, brand)
    if (await files.exists(chosen.slice('/arquivos/'.length))) settled[name] = chosen
  }
  return settled
}

async function storedTones(files: Files, folder: string): Promise<Tones | null> {
  const bytes = await readStored(files, `${folder}logo.webp`)
  if (!bytes) return null
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return tonesOf(edgeOf({ data: new Uint8Array(data), width: info.width, height: info.height }))
}
