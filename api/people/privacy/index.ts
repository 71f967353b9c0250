import type { AnyJob } from '../../platform/jobs/index.ts'
import { gatherCopyJob } from './copy.ts'
import { erasePeopleJob, erasePersonJob } from './erase-person.ts'
import type { Register } from './register.ts'
import { listEndingsJob, runEndingJob, runEndingsJob } from './retention.ts'

export { type AskedCopy, beginCopy, gatherCopyJob } from './copy.ts'
export { beginDeletion } from './deletion.ts'
export { contactAgreed, contactWithdrawn, deletionHeld } from './events.ts'
export { isShown, type Register, registerOf } from './register.ts'
export { pageOfRequest } from './request-links.ts'
export { mailAnswered } from './request-mails.ts'
export { endingsOf, noticeMs } from './retention.ts'

/** The work outside requests, which needs the register of all areas. */
export const privacyJobs = (register: Register): AnyJob[] => [
  gatherCopyJob(register),
  erasePersonJob(register),
  erasePeopleJob(register),
  listEndingsJob(register),
  runEndingJob(register),
  runEndingsJob(register),
]
