export { likesOf } from './likes-of.ts'
