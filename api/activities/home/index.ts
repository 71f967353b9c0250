export { homeMoments } from './home-moments.ts'
