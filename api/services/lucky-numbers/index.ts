export { drawNumbers, giveNumbers, newSeed } from './give-numbers.ts'
