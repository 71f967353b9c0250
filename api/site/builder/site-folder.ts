import { createHash } from 'node:crypto'
import type { SiteLook } from '#contract/site/builder/schemas.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { usualZone } from '#contract/stations/registry/time-zones.ts'
import type { StationFolder } from '#stations/schema.ts'
import { stationTemplate } from '#stations/templates.ts'
import { footerOf } from '#themes/follow-primary.ts'
import { ApiError } from '../../platform/errors.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { artColors, coverArt } from './cover-art.ts'
import type { SiteDraftData } from './draft-data.ts'
import { logoForms } from './logo/logo-forms.ts'

/** The human tokens of a theme, made of what the wizard asks: one colour, perhaps a second, a letter, a shape. */
export function brandOf(look: SiteLook): StationConfig['brand'] {
  const { primary, accent, font, headingFont, corner, layout } = look
  const parsed = configSchema.shape.brand.safeParse({
    colors: {
      primary,
      link: primary,
      footer: footerOf(primary),
      error: '#c62f2b',
      success: '#2e7d32',
      ...(accent && { accent }),
    },
    fonts: { body: font, ...(headingFont && { heading: headingFont }) },
    corner,
    header: { layout },
  })
  if (!parsed.success) throw ApiError.fields({ font: 'Escolha uma das opções' })
  return parsed.data
}

/** Until it has a name: reads well in every sentence of the templates. */
const placeholderName = 'Seu site'

/** A file of a station that does not lie in a folder yet. */
export type DrawnFile = { path: string; contentType: string; bytes: Uint8Array }

/** What a station is known by; `maker`: the name of who makes it. */
type SiteIdentity = {
  id: number
  slug: string
  mail: string
  maker?: string
  createdAt: Date
  timezone?: string
}

/**
 * The station that a draft describes, in the form of station folders: its template, named, painted and with its logo.
 * `assets/arte/…` are drawn and come back as files; the logo's own addresses stay as they are. Pure.
 */
export function siteFolder(
  draft: SiteDraftData,
  identity: SiteIdentity,
): StationFolder & { drawn: DrawnFile[] } {
  const name = draft.prettyName || draft.company?.full_social_name || placeholderName
  const { config, content } = stationTemplate(draft.kind, name)
  const { display, line, member } = config.brand
  const brand = { ...brandOf(draft.look), display, line, member }
  const { company } = draft
  const folder: StationFolder = {
    config: {
      ...config,
      id: identity.id,
      slug: identity.slug,
      name,
      timezone: identity.timezone ?? usualZone,
      createdAt: identity.createdAt.toISOString(),
      brand,
      images: { ...config.images, ...logoImages(draft, brand) },
      // Its cards have carried sealed codes from the first day on (GAP-85).
      cards: { numbers: false },
      contact: { ...config.contact, mail: identity.mail, address: addressOf(company) },
      legal: legalOf(identity),
      ...(company && {
        establishment: {
          cnpj: company.cnpj,
          fullSocialName: company.full_social_name,
          city: company.city,
          line1: company.line_1,
          line2: company.line_2,
        },
      }),
    },
    content,
  }
  return { ...folder, drawn: drawArt(folder) }
}

/** Its documents are of the day it was made, and whoever made it answers for personal data until an owner says who does (GAP-166). */
function legalOf({ mail, maker, createdAt, timezone = usualZone }: SiteIdentity): StationConfig['legal'] {
  const day = dayIn(createdAt, timezone)
  const officer = maker ? { officerName: maker, officerMail: mail, officerIsDefault: true } : {}
  return { termsUpdatedAt: day, privacyUpdatedAt: day, ...officer }
}

const addressOf = (company: SiteDraftData['company']) =>
  company ? [company.line_1, company.line_2, company.city].filter(Boolean).join(', ') : ''

/** Which of the logo's forms stands where: bare wherever it is seen, on a plate elsewhere (TEN-05). */
function logoImages(
  { logo }: SiteDraftData,
  brand: StationConfig['brand'],
): Partial<StationConfig['images']> {
  if (!logo) return {}
  const folder = logo.image.slice(0, logo.image.lastIndexOf('/') + 1)
  const { plate, favicon } = logo
  return { ...logoForms(folder, logo.tones, brand, plate), favicon, ...(plate && { logoPlate: plate }) }
}

/** Draws every `assets/arte/…` that the folder names. */
function drawArt(folder: StationFolder): DrawnFile[] {
  const text = JSON.stringify([folder.config, folder.content])
  const paths = [...new Set(text.match(/assets\/arte\/[\w-]+\.svg/g) ?? [])].sort()
  const { slug, brand } = folder.config
  return paths.map((path, at) => {
    const name = path.slice('assets/arte/'.length, -'.svg'.length)
    const motif = name === 'capa' ? 'capa' : at + slug.length
    const svg = coverArt({ name: `${slug}-${name}`, motif }, artColors(brand))
    return { path: path.slice('assets/'.length), contentType: 'image/svg+xml', bytes: Buffer.from(svg) }
  })
}

/** Changes when any of the files changes; the shape of `AssetFolder.version`. */
export function versionOf(files: DrawnFile[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.path).update('\0').update(file.bytes)
  return hash.digest('hex').slice(0, 40)
}
