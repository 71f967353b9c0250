import type { StationConfig } from '#contract/stations/registry/configuration.ts'

/** A station as verbs know it. */
export type StationRecord = { id: number; slug: string; revision: number; config: StationConfig }

/** Stations by id; who changed one says so by `forget`. */
export type StationRegistry = {
  /** `revision` is what the caller saw of it: an older record is read again, so nobody misses a change of their own. */
  byId(id: number, revision?: number): Promise<StationRecord | null>
  /** Without an id: all of them. */
  forget(id?: number): void
}

/** How addresses of stations are made on this installation; given by the composition root. */
export type UrlSettings = { scheme: 'http' | 'https'; baseDomain: string; port?: number | undefined }
