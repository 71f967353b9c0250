import type { AnyJob } from '../../platform/jobs/index.ts'
import { gatherCopyJob } from './copy.ts'
import { erasePeopleJob, erasePersonJob } from './erase-person.ts'
import type { Register } from './register.ts'

export { deletionHeld } from './events.ts'
export { registerOf } from './register.ts'

/** The work outside requests, which needs the register of all areas. */
export const privacyJobs = (register: Register): AnyJob[] => [
  gatherCopyJob(register),
  erasePersonJob(register),
  erasePeopleJob(register),
]
