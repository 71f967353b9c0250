export { claimName, renewSkeletons, skeletonOf } from './claim-name.ts'
export { configurationOf, readEntry, withoutEntry, writeEntry } from './entry.ts'
export { readLegal, writeLegal } from './legal.ts'
export { writeNeedsCodes } from './needs-codes.ts'
export { createStationRegistry } from './registry.ts'
export { rememberPerRevision } from './remember-per-revision.ts'
export { requireFeature, requireOption } from './require-option.ts'
export { stationUrl } from './station-url.ts'
export {
  lockParts,
  type StationPart,
  stationChangedChannel,
  touchStation,
  writeConfiguration,
} from './touch-station.ts'
