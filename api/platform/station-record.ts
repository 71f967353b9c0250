import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/** A station as verbs know it. One that the keeper of the installation has closed answers nobody (GAP-181). */
export type StationRecord = {
  id: number
  slug: string
  revision: number
  config: StationConfig
  isSuspended: boolean
  /** Its team has to log in with codes in two steps (PPL-26). */
  needsCodes?: boolean
}

/** Stations by id; who changed one says so by `forget`. */
export type StationRegistry = {
  /** `revision` is what the caller saw of it: an older record is read again, so nobody misses a change of their own. */
  byId(id: number, revision?: number): Promise<StationRecord | null>
  /** Without an id: all of them. */
  forget(id?: number): void
}

/** How addresses of stations are made on this installation; given by the composition root. */
export type UrlSettings = { scheme: 'http' | 'https'; baseDomain: string; port?: number | undefined }
