export { writeComment } from './post-comment.ts'
export { bringCommentTarget, targetOf } from './targets.ts'
export { changeInThread, commentInStation } from './thread.ts'
