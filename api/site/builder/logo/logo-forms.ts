import sharp from 'sharp'
import type { LogoPlate } from '#contract/site/builder/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { keyOfAddress, readFileAddress } from '../../../platform/files/index.ts'
import type { Files } from '../../../platform/ports/index.ts'
import { readStored, rememberStored } from '../remember-stored.ts'
import { standsOn, tonesOf } from './colors.ts'
import { edgeOf } from './trim.ts'

type Tones = { color: string; share: number }[]
type Names = 'primaryLogo' | 'secondaryLogo' | 'footerLogo'
type Images = Partial<Record<Names, string | undefined>>
type Look = Pick<StationConfig, 'brand'> & { images: Images & { logoPlate?: LogoPlate | undefined } }

/** The forms of one logo lie beside each other under these names (`makeSizes`). */
const form = /^(?:[\w-]+\/)*logo(?:-claro|-escuro|-placa(?:-clara|-escura)?)?\.webp$/

/** The address of the folder of a logo that came through the intake, with its slash. */
function folderOf(address: string | undefined): string | undefined {
  const place = readFileAddress(address)
  return place && address && form.test(place.path)
    ? address.slice(0, address.lastIndexOf('/') + 1)
    : undefined
}

/**
 * The forms of one logo for the places it stands in: on the page, which mails show too; on the brand, where the header
 * lies over pictures; and in the footer. Bare where it is seen, on the chosen plate elsewhere; a dark plate that was
 * chosen is there on the page, whatever the logo (SEC-26). Without a choice: the plate that shows it. Pure (TEN-05).
 */
export function logoForms(
  folder: string,
  tones: Tones,
  { colors }: StationConfig['brand'],
  plate?: LogoPlate,
): Record<Names, string> {
  const onPlate = plate ? `logo-placa-${plate === 'dark' ? 'escura' : 'clara'}` : 'logo-placa'
  const onPage = { light: 'logo', dark: onPlate, undefined: 'logo-claro' }[`${plate}`]
  const on = (ground: string) => `${folder}${standsOn(tones, ground) ? 'logo' : onPlate}.webp`
  return {
    primaryLogo: `${folder}${onPage}.webp`,
    secondaryLogo: on(colors.primary),
    footerLogo: on(colors.footer),
  }
}

/**
 * The logos of a look in the forms that are seen on its colours, whoever chose them when. Logos that did not come
 * through the intake stay as they are.
 */
export async function settleLogoForms(files: Files, { brand, images }: Look): Promise<Images> {
  const settled: Images = {}
  for (const name of ['primaryLogo', 'secondaryLogo', 'footerLogo'] as const) {
    const folder = folderOf(images[name])
    const tones = folder && (await storedTones(files, folder))
    if (!folder || !tones) continue
    const chosen = logoForms(folder, tones, brand, images.logoPlate)[name]
    const key = keyOfAddress(chosen)
    if (key && (await files.exists(key))) settled[name] = chosen
  }
  return settled
}

/** A preview and its saving ask three times for one logo, with every step of a colour: it is decoded once. */
const storedTones = rememberStored<Tones>(async (files, folder) => {
  const bytes = await readStored(files, `${folder}logo.webp`)
  if (!bytes) return null
  const { data, info } = await sharp(bytes, { limitInputPixels: 1_000_000 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return tonesOf(edgeOf({ data: new Uint8Array(data), width: info.width, height: info.height }))
})
