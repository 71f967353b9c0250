import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { InjectedStation } from './portal-context.ts'

/** Gives the part of a station's configuration that goes to the browser with every page. Nothing else is serialised. */
export function browserStation(station: InjectedStation) {
  const { config } = station
  return {
    id: station.id,
    slug: station.slug,
    origin: station.origin,
    name: config.name,
    description: config.description,
    timezone: config.timezone,
    images: withoutHeader(config.images),
    currency: config.currency,
    features: config.features,
    apps: config.apps,
    contact: config.contact,
    establishment: config.establishment ?? null,
    majoritySecurity: config.majoritySecurity,
    behaviour: config.behaviour,
    titles: config.titles,
    header: config.brand.header,
    corner: config.brand.corner,
    memberLook: config.brand.member,
  }
}

function withoutHeader({ header: _, ...images }: StationConfig['images']) {
  return images
}

export type BrowserStation = ReturnType<typeof browserStation>
