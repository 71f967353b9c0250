import type { StationContent } from '#contract/station-content.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'

export { contentSchema, folderContentSchema, type StationContent } from '#contract/station-content.ts'
/**
 * The form of a station folder is the contract's, area by area: `config.json` (injected configuration) and `content.json`
 * (what is shown and done). Shipped stations, wizard-made stations and exports all have it. Points are decimal points of
 * the station (10.5), money is integer centavos, instants are ISO 8601 in UTC.
 */
export type { Behaviour } from '#contract/stations/registry/behaviour.ts'
export { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'

/** A station folder, parsed. */
export type StationFolder = { config: StationConfig; content: StationContent }
