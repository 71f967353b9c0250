import type { PeopleImport } from '#contract/console/people/import/schemas.ts'

/** Whether the platform works at an import just now. Pure. */
export const isRunning = (found: Pick<PeopleImport, 'state'> | undefined): boolean =>
  found?.state === 'checking' || found?.state === 'waiting' || found?.state === 'writing'
