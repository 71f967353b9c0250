import type { Files } from './files/files.ts'

/**
 * Where the videos of members live: our own file store, unless a service for them is put in its place. Keys are those of the store;
 * a put that breaks off leaves nothing.
 */
export type Videos = Pick<Files, 'put' | 'get' | 'about' | 'delete'>

/** Videos beside all other files. */
export const storedVideos = (files: Files): Videos => ({
  put: (...parameters) => files.put(...parameters),
  get: (...parameters) => files.get(...parameters),
  about: (key) => files.about(key),
  delete: (key) => files.delete(key),
})
