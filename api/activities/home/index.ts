export { homeMoments } from './home-moments.ts'
export { foundOthers, mostOthers } from './search-others.ts'
