import type { SiteCompany, SiteKind, SiteLogo, SiteLook, SiteStep } from '#contract/site/builder/schemas.ts'
import { brandSchema } from '#contract/stations/registry/brand.ts'

/** What a draft of the wizard remembers. */
export type SiteDraftData = {
  kind: SiteKind
  company: SiteCompany | null
  withoutCompany: boolean
  logo: SiteLogo | null
  look: SiteLook
  prettyName: string
  subdomain: string
  done: SiteStep[]
}

const defaultBrand = brandSchema.parse({})

/** What the wizard begins with. */
export const emptyDraft: SiteDraftData = {
  kind: 'clube',
  company: null,
  withoutCompany: false,
  logo: null,
  look: {
    primary: defaultBrand.colors.primary,
    accent: null,
    font: defaultBrand.fonts.body,
    headingFont: null,
    corner: 'soft',
    layout: 'split',
  },
  prettyName: '',
  subdomain: '',
  done: [],
}
