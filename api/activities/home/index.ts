export { homeMoments } from './home-moments.ts'
export { foundOthers, type OthersAsked } from './search-others.ts'
