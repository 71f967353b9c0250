import { areas } from './areas.ts'
import { stationFolders } from './stations/folders/index.ts'

/** Stations as folders, with the parts of all areas. */
export const { importStation, importFolder, exportStation } = stationFolders(areas)
