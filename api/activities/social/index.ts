export { movedLikes } from './carried.ts'
export { type Likeable, setLike, writeLike } from './set-like.ts'
