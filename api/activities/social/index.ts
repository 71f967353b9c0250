export { type Likeable, setLike, writeLike } from './set-like.ts'
