import type { StationContent } from '#contract/station-content.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/**
 * A station folder, parsed: `config.json` is what is injected into the station, `content.json` what it shows and does. Both have
 * the contract's form. Shipped stations, wizard-made stations and exports are such folders. Points are decimal points of the
 * station (10.5), money is integer centavos, instants are ISO 8601 in UTC.
 */
export type StationFolder = { config: StationConfig; content: StationContent }
