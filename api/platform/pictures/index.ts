export { decodePicture, fromPixels, type PictureProblem, type Pixels } from './decode-picture.ts'
export { senderOf } from './picture-queues.ts'
