import type { ManagedSite } from '#contract/console/schemas.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'

/**
 * The part of a station that its owners edit and publish as one: configuration, landing sections and about entries, in
 * the form of station folders with references resolved to addresses.
 */
export type SiteDocument = Pick<ManagedSite, 'config' | 'sections' | 'about'>

/** A document from the database, with the defaults of today's form. @throws ZodError when it is none */
export function parseDocument(raw: unknown): SiteDocument {
  const { config, sections, about } = raw as SiteDocument
  const content = contentSchema.parse({ sections, about })
  return { config: configSchema.parse(config), sections: content.sections, about: content.about }
}
