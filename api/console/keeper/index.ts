export { keptStation } from './kept-station.ts'
export { readRows } from './read-rows.ts'
export { type KeptStation, listKeptStations, sizeOf } from './station-sizes.ts'
export { deleteStationLater, keeperName, reopenStation, suspendStation } from './suspend-station.ts'
