import { isInMenu, isShown } from '#contract/sections/index.ts'
import type { Section, WebsiteSettings } from '#contract/site/public/schemas.ts'
import type { StationContent } from '#contract/station-content.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { aboutRow, sectionRow } from './folder.ts'
import { toAbout } from './get-website-settings.ts'
import { toSection } from './list-sections.ts'

type Site = { config: StationConfig } & Pick<StationContent, 'sections' | 'about'>

/**
 * What the landing page would be answered of a site that is not published: the same mapping as that of published rows.
 * Pure.
 */
export function previewContent(
  { config, sections, about }: Site,
  { plans }: { plans: boolean },
): { sections: Section[]; settings: WebsiteSettings } {
  const { images, apps } = config
  const has = { plans, app: apps.hasApp }
  const shown = sections.filter((entry) => !entry.hidden && isShown(entry.type, has))
  return {
    sections: shown.map((entry, position) => toSection(sectionRow(config.id, entry, position))),
    settings: {
      navbar: {
        station_primary_logo: images.primaryLogo ?? null,
        station_secondary_logo: images.secondaryLogo ?? null,
      },
      footer: { company_logo: images.footerLogo ?? images.primaryLogo ?? null },
      aboutList: {
        content: about
          .filter((entry) => isInMenu(entry.type, has))
          .map((entry, position) => toAbout(aboutRow(config.id, entry, position))),
      },
    },
  }
}
