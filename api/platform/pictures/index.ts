export { decodePicture, type PictureProblem } from './decode-picture.ts'
export { fromPixels, type Pixels } from './pixels.ts'
export { senderOf } from './take-turn.ts'
