import type { Area } from '../../platform/area.ts'
import { exportStation } from './export-station.ts'
import { importFolder, importStation, writeStationFolder } from './import-station.ts'

export { otherSizes } from './export-station.ts'
export { resolveAssets } from './import-station.ts'

/** Stations as folders, of the parts that the areas bring. */
export const stationFolders = (areas: readonly Area[]) => ({
  importStation: importStation.bind(null, areas),
  importFolder: importFolder.bind(null, areas),
  exportStation: exportStation.bind(null, areas),
  writeStationFolder: writeStationFolder.bind(null, areas),
})
