export { videoColumns, videoOf, waitingOf } from './get-video.ts'
export { isAnonymous, isAnonymousIn, requireUnbegun } from './hear-undone.ts'
export { recordResponse } from './record-response.ts'
export { versionOf } from './version-of.ts'
