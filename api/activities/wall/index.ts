export { changePost, postInStation } from './post-in-station.ts'
export { keysOf, mediaAnswer } from './post-media.ts'
