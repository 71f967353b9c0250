export { targetOf } from './targets.ts'
export { type CommentRow, changeInThread, commentInStation } from './thread.ts'
