export { drawNumbers, newSeed } from './draw-numbers.ts'
export { giveNumbers } from './give-numbers.ts'
